// A table in a browser, on the page's own host: for eyes and for scripts, not for players.
// ?game=seawolf&people=2&bots=1&plain&seed=anything

import '../../../src/styles/fonts.css';
import '../../../src/styles/tokens.css';
import '../../../src/styles/base.css';
import '../../../src/styles/controls.css';
import '../../../src/styles/drawings.css';
import '../../../src/shell/shell.css';
import { type AnyKit, anyKit } from '@quarterdeck/board-kit';
import { CoreSprite, SEAT_COLOURS } from '@quarterdeck/board-kit/drawings';
import { seawolfBoard } from '@quarterdeck/seawolf/board';
import { loadGame } from '@quarterdeck/shelf';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { OpenTable, TableSeat } from '../../../src/host/host.ts';
import { browserHost } from '../../../src/host/local/browser-host.ts';
import { NavigationProvider } from '../../../src/router/navigation.tsx';
import { SettingsProvider } from '../../../src/settings/settings-context.tsx';
import { createSettingsStore, storageOf } from '../../../src/settings/store.ts';
import { PLAIN_KIT } from '../../../src/table/fallback/plain-kit.tsx';
import { type ViewReader, viewReaderOf } from '../../../src/table/scene.ts';
import { Table } from '../../../src/table/table.tsx';
import { LanguageProvider } from '../../../src/words/language-provider.tsx';
import { REEF_KIT } from '../reef-kit.tsx';

const wishes = new URLSearchParams(window.location.search);
const people = Number(wishes.get('people') ?? 1);
const bots = Number(wishes.get('bots') ?? 3);
const NAMES = ['Ada Lovelace', 'Ines', 'Tomas', 'Wilhelmina Featherstonehaugh'];

const seats = Array.from(
  { length: people + bots },
  (_, i): TableSeat => ({
    name: NAMES[i] ?? `Seat ${i}`,
    tincture: SEAT_COLOURS[i] ?? 'white',
    who: i < people ? { kind: 'person' } : { kind: 'bot', bot: wishes.get('bot') ?? 'random' },
  }),
);

const host = browserHost();
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
  const reader = viewReaderOf(await loadGame(game), opened.value.current().table);
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
