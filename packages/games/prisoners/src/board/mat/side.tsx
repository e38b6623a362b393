import type { Seat } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { deckSize, discardSize, type Prisoners, shipsOf } from '../../index.ts';
import { calledOf, capital, printOf } from '../places/hand-cards.ts';
import { seasonOf } from '../places/season.ts';
import type { PrisonersScene, PrisonersSceneProps } from '../scene.ts';

/** TP-281: how many ships of the highest level a seat has. */
export const ninesOf = (g: Prisoners, seat: Seat): number => {
  const { fleetVictoryLevel } = g.printed.figures;
  return shipsOf(g, seat).filter(({ level }) => level >= fleetVictoryLevel).length;
};

const leadWords = (scene: PrisonersScene): string => {
  const { view, words } = scene;
  const g = view.state;
  const lead = g.players
    .map(({ seat }) => ({ seat, count: ninesOf(g, seat) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ seat, count }) =>
      words('boards.prisoners.table.winHas', { name: calledOf(scene, seat), count }),
    )
    .join(', ');
  return lead === ''
    ? words('boards.prisoners.table.winNobody')
    : words('boards.prisoners.table.winLead', { lead: capital(lead) });
};

const seasonWords = ({ view: { state: g }, words }: PrisonersScene): string => {
  if (g.cardsAbove === null) return words('boards.prisoners.table.warText');
  return g.cardsAbove === 0
    ? words('boards.prisoners.table.truceNext')
    : words('boards.prisoners.table.truceText', { count: g.cardsAbove });
};

/** From this many quiet turns on the long calm is told of. */
const QUIET = 4;

const CalmLine = ({ scene }: PrisonersSceneProps): ReactElement | undefined => {
  const g = scene.view.state;
  const { truceCalmTurns, becalmedTurns } = g.printed.figures;
  if (g.calm < QUIET) return undefined;
  return (
    <p>
      {scene.words('boards.prisoners.table.calm', {
        count: g.calm,
        most: seasonOf(g) === 'truce' ? truceCalmTurns : becalmedTurns,
      })}
    </p>
  );
};

/** White in the truce, red at war. */
const Pennant = (): ReactElement => (
  <svg width="30" height="20" viewBox="0 0 30 20" aria-hidden="true">
    <path d="M3 1V19M3 2L28 8L3 14" strokeWidth="1.6" strokeLinejoin="round" />
  </svg>
);

/** How near the end is, whether there is peace, and what lies beside the board. */
export const Standings = ({ scene }: PrisonersSceneProps): ReactElement => {
  const { view, words } = scene;
  const g = view.state;
  const season = seasonOf(g);
  const discard = discardSize(g);
  return (
    <section className="standings panel">
      <p className="season" data-season={season}>
        <Pennant />
        {words(`boards.prisoners.table.${season}`)}
      </p>
      <p>{seasonWords(scene)}</p>
      <p className="side-head">
        {words('boards.prisoners.table.winTitle', { level: g.printed.figures.fleetVictoryLevel })}
      </p>
      <p>{leadWords(scene)}</p>
      <CalmLine scene={scene} />
      <p
        data-target="piles"
        title={
          g.topDiscard === null
            ? undefined
            : words('boards.prisoners.table.topDiscard', { name: printOf(g, g.topDiscard).name })
        }
      >
        {words('boards.prisoners.table.piles', {
          deck: deckSize(g),
          discard,
          unexplored: g.destinations.filter(({ explored }) => !explored).length,
        })}
      </p>
    </section>
  );
};
