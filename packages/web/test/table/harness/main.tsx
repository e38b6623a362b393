// A table in a browser, on the page's own host: for eyes and for scripts, not for players.
// ?game=seawolf&people=2&bots=1&plain&seed=anything

import '../../../src/site/styles/fonts.css';
import '@quarterdeck/board-kit/styles/tokens.css';
import '../../../src/site/styles/base.css';
import '../../../src/site/styles/controls.css';
import '@quarterdeck/board-kit/styles/drawings.css';
import '../../../src/frame/frame.css';
import { type AnyKit, anyKit, speakEnglish } from '@quarterdeck/board-kit';
import { CoreSprite, SEAT_COLOURS } from '@quarterdeck/board-kit/drawings';
import { seawolfBoard } from '@quarterdeck/seawolf/board';
import { loadGame } from '@quarterdeck/shelf';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { OpenTable, TableSeat } from '../../../src/hosts/host.ts';
import { browserHost } from '../../../src/hosts/local/browser-host.ts';
import { NavigationProvider } from '../../../src/router/navigation.tsx';
import { SettingsProvider } from '../../../src/settings/settings-context.tsx';
import { createSettingsStore, storageOf } from '../../../src/settings/store.ts';
import { SEATS_EN } from '../../../src/setup/en-seats.ts';
import { LanguageProvider } from '../../../src/site/language-provider.tsx';
import { startTable } from '../../../src/site/workers/start-table.ts';
import { PLAIN_KIT } from '../../../src/table/fallback/plain-kit.tsx';
import { type ViewReader, viewReaderOf } from '../../../src/table/state/scene.ts';
import { Table } from '../../../src/table/table.tsx';
import { REEF_KIT } from '../reef-kit.tsx';

const wishes = new URLSearchParams(window.location.search);
const people = Number(wishes.get('people') ?? 1);
const bots = Number(wishes.get('bots') ?? 3);
const NAMES = ['Ada Lovelace', 'Ines', 'Tomas', 'Wilhelmina Featherstonehaugh'];

const seats = Array.from(
  { length: people + bots },
  (_, i): TableSeat => ({
    name: NAMES[i] ?? `Seat ${i}`,
    colour: SEAT_COLOURS[i] ?? 'white',
    who: i < people ? { kind: 'person' } : { kind: 'bot', bot: wishes.get('bot') ?? 'random' },
  }),
);

const host = browserHost(startTable);
const game = wishes.get('game') ?? 'reef';

const kitOf = async (): Promise<AnyKit> => {
  if (wishes.has('plain')) return PLAIN_KIT;
  if (game !== 'seawolf') return anyKit(REEF_KIT);
  return (await seawolfBoard.table()).TABLE.kit;
};

type Opened = { readonly open: OpenTable; readonly reader: ViewReader; readonly kit: AnyKit };

const open = async (): Promise<Opened> => {
  const stored = wishes.get('table');
  const created =
    stored === null
      ? await host.create({ game, seats, seed: wishes.get('seed') ?? game })
      : { ok: true as const, value: stored };
  if (!created.ok) throw new Error(created.refusal.sentence);
  const opened = await host.open(created.value);
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  const reader = viewReaderOf(
    await loadGame(game),
    opened.value.current().table,
    speakEnglish(SEATS_EN).words,
  );
  return { open: opened.value, reader, kit: await kitOf() };
};

const opening = open();

const Harness = () => {
  const [parts, setParts] = useState<Opened>();
  useEffect(() => {
    void opening.then(setParts);
  }, []);
  return parts === undefined ? null : <Table {...parts} />;
};

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <SettingsProvider store={createSettingsStore(storageOf(window))}>
        <LanguageProvider>
          <NavigationProvider>
            <CoreSprite />
            <Harness />
          </NavigationProvider>
        </LanguageProvider>
      </SettingsProvider>
    </StrictMode>,
  );
