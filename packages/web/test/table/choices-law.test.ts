import { type AnyKit, type AnyScene, emptySelection, pageQuestionOf } from '@quarterdeck/board-kit';
import { scenesOf } from '@quarterdeck/board-kit/test-kit';
import { at, type Choice, type Seat } from '@quarterdeck/kernel';
import { MOST_AT_ONCE } from '@quarterdeck/kernel/say';
import { loadGame } from '@quarterdeck/shelf';
import { PAGE_GAMES } from '@quarterdeck/shelf/boards';
import { expect, it } from 'vitest';
import { type Rows, rowsOf } from '../../src/table/state/rows.ts';

/** Longer lists, each with the reason why it is one. There is none. */
const EXCEPT: Readonly<Record<string, string>> = {};

const MATCHES = 4;
const MOST_ANSWERS = 500;

/** What stands in the list at once: what is folded away and what ends something does not. */
const shownIn = ({ groups }: Rows): number =>
  groups.filter(({ ends }) => !ends).reduce((sum, { rows }) => sum + rows.length, 0);

type Asked = { readonly seat: Seat; readonly step: string; readonly choices: readonly Choice[] };

/** The longest list of one question, whatever is decided on the way. */
const longest = (kit: AnyKit, scene: AnyScene, asked: Asked): number => {
  const question = pageQuestionOf(kit, scene, { ...asked, denied: [], given: null });
  const faces = {
    element: (field: string, element: number | string) =>
      kit.element?.(scene, asked.step, field, element),
    isPlace: kit.isPlace,
  };
  const walk = (path: readonly string[]): number => {
    const rows = rowsOf(question, { ...emptySelection(''), path }, faces);
    const crumbs = rows.stage?.crumbs.map(({ part }) => part.key) ?? [];
    const deeper = (rows.stage?.rows ?? []).flatMap(({ part, offers }) =>
      part === undefined || offers.length === 1 ? [] : [walk([...crumbs, part.key])],
    );
    return Math.max(shownIn(rows), ...deeper);
  };
  return walk([]);
};

it.each(PAGE_GAMES.map(({ about }) => about.id))(
  'more than nine choices of %s are never one list',
  async (id) => {
    const { game, say } = await loadGame(id);
    const entry = PAGE_GAMES.find(({ about }) => about.id === id);
    if (entry === undefined || !('board' in entry)) throw new Error(`${id} has no board`);
    const { kit } = (await entry.board.table()).TABLE;
    const { colours, seats } = entry.about;
    const catalogue = Object.assign({}, ...(kit.words ?? []));
    const { sea, moments } = scenesOf({ game, say, catalogue, colours: [...colours] });
    const most = new Map<string, number>();
    for (let seed = 0; seed < MATCHES; seed++) {
      const table = { seats: at(seats, seed % seats.length) };
      for (const { match, seat, scene } of moments(table, seed, MOST_ANSWERS)) {
        const choices = sea.choices(match, seat);
        if (choices.length <= MOST_AT_ONCE) continue;
        const step = sea.asked(match).find((one) => one.seat === seat)?.step ?? '';
        const shown = longest(kit, scene, { seat, step, choices });
        most.set(step, Math.max(most.get(step) ?? 0, shown));
      }
    }

    expect(most.size).toBeGreaterThan(0);
    expect([...most].filter(([step, shown]) => shown > MOST_AT_ONCE && !(step in EXCEPT))).toEqual(
      [],
    );
  },
);
