import { type SymbolPaint, seatFill } from '@quarterdeck/board-kit/drawings';
import { at, type Seat } from '@quarterdeck/kernel';
import type { View } from '@quarterdeck/kernel/engine';
import type { Ahoy, Kinds } from '../../index.ts';
import { put } from '../../words/names.ts';
import { type FactionCount, factionCounts } from '../../words/standings.ts';
import type { AhoyScene } from '../scene.ts';
import { type AhoySymbol, MatCount } from '../signs/symbol.ts';

type CountFace = FactionCount & { readonly icon: AhoySymbol; readonly colours?: SymbolPaint };

const SIGN = {
  patrols: 'ship-cutter',
  strongholds: 'stronghold',
  ready: 'comrade',
  plans: 'plan',
  comrades: 'comrade',
  cargo: 'crate',
} as const satisfies Record<FactionCount['id'], AhoySymbol>;

/** Pieces of one's own colour. */
const COLOURED: ReadonlySet<FactionCount['id']> = new Set(['patrols', 'strongholds', 'ready']);

/** What a faction has that others have not, with its signs. */
export const factionFaces = ({ seats }: AhoyScene, g: Ahoy, seat: Seat): readonly CountFace[] =>
  factionCounts(g, seat).map((one) => ({
    ...one,
    icon: SIGN[one.id],
    ...(COLOURED.has(one.id) && { colours: { '--sail': seatFill(at(seats, seat).colour) } }),
  }));

type FiguresProps = {
  readonly scene: AhoyScene;
  readonly seat: Seat;
  readonly preview: View<Kinds> | undefined;
};

/** Gold, what the faction alone has, and Fame, with what would become of them. */
export const FactionFigures = ({ scene, seat, preview }: FiguresProps) => {
  const { speaker, view } = scene;
  const g = view.state;
  const then = preview?.state ?? g;
  const later = factionFaces(scene, then, seat);
  const { gold, fame } = at(g.mats, seat);
  return (
    <>
      <MatCount
        icon="coin"
        now={gold}
        after={at(then.mats, seat).gold}
        label={speaker.words(put('gold', { count: gold }))}
      />
      {factionFaces(scene, g, seat)
        .filter(({ id }) => id !== 'comrades' && id !== 'cargo')
        .map(({ id, icon, colours, count }) => (
          <MatCount
            key={id}
            icon={icon}
            {...(colours && { colours })}
            now={count}
            after={later.find((one) => one.id === id)?.count ?? count}
            label={speaker.words(put(`see.counts.${id}`, { count }))}
          />
        ))}
      <MatCount
        icon="fame"
        now={fame}
        after={at(then.mats, seat).fame}
        label={speaker.words(put('fame', { count: fame }))}
      />
    </>
  );
};
