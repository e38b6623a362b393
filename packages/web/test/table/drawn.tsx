import { type AnyKit, type Speech, WordsProvider } from '@quarterdeck/board-kit';
import type { Seat } from '@quarterdeck/kernel';
import { loadGame } from '@quarterdeck/shelf';
import { renderToStaticMarkup } from 'react-dom/server';
import { CoachesContext, type LoadCoaches } from '../../src/games/games-context.tsx';
import type { OpenTable, TableSetup } from '../../src/hosts/host.ts';
import { NavigationProvider } from '../../src/router/navigation.tsx';
import { SettingsProvider } from '../../src/settings/settings-context.tsx';
import { createSettingsStore } from '../../src/settings/store.ts';
import { viewReaderOf } from '../../src/table/state/scene.ts';
import { Table } from '../../src/table/table.tsx';
import { emptyDisk, openTab } from '../hosts/harness.ts';

const NOTHING_KEPT = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** A table on the page's own host, with its worker in this thread. */
export const openReef = async (setup: TableSetup): Promise<OpenTable> => {
  emptyDisk();
  const { host } = await openTab();
  const created = await host.create(setup);
  if (!created.ok) throw new Error(created.refusal.sentence);
  const opened = await host.open(created.value);
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  return opened.value;
};

export const sit = async (open: OpenTable, seat: Seat): Promise<void> => {
  const answered = await open.sit({ viewer: seat });
  if (!answered.ok) throw new Error(answered.refusal.sentence);
};

/** The first of the choices, as often as it takes until nobody here is asked or the match is over. */
export const playOn = async (open: OpenTable, isEnough: () => boolean): Promise<void> => {
  for (let answers = 0; answers < 500 && !isEnough(); answers++) {
    const { here, outcome } = open.current();
    const [next] = here.asked;
    if (outcome !== null) return;
    if (next === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      continue;
    }
    await sit(open, next.seat);
    const { question, seq } = open.current();
    const choice = question?.choices[0];
    if (question !== null && choice !== undefined) await open.play({ choice, seq });
  }
};

const NO_COACHES: LoadCoaches = {};

export const drawTable = async (
  open: OpenTable,
  kit: AnyKit,
  speech: Speech,
  coaches = NO_COACHES,
): Promise<string> => {
  const { table } = open.current();
  const reader = viewReaderOf(await loadGame(table.game), table, speech.words);
  return renderToStaticMarkup(
    <SettingsProvider store={createSettingsStore(NOTHING_KEPT)}>
      <WordsProvider language={speech.language} speech={speech}>
        <NavigationProvider>
          <CoachesContext value={coaches}>
            <Table open={open} kit={kit} reader={reader} />
          </CoachesContext>
        </NavigationProvider>
      </WordsProvider>
    </SettingsProvider>,
  );
};
