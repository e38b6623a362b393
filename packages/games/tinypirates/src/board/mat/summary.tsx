import { figure, type SeatSummary } from '@quarterdeck/board-kit';
import { seatFill } from '@quarterdeck/board-kit/drawings';
import type { Seat } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { buriedBy, type Pirate, pirateOfSeat } from '../../index.ts';
import { CrateIcon, holdOf } from '../pieces/goods.tsx';
import { PLAIN_COAT } from '../pieces/orders.ts';
import { captainName, colourOf } from '../places/seat-names.ts';
import type { TinypiratesScene } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';
import { SmallPosts } from './posts.tsx';
import { KeptTokens } from './tokens.tsx';

type Named = { readonly scene: TinypiratesScene; readonly pirate: Pirate };

/** What somebody has, drawn small: crates, Deckhands, how many cards, tokens. */
export const SmallHoldings = ({ scene, pirate }: Named): ReactElement => {
  const { words, view } = scene;
  const { booty: print } = view.state.printed.content;
  const crew = words('boards.tinypirates.table.crewCount', { count: pirate.crew.length });
  const hold = words('boards.tinypirates.table.hold', {
    crates: pirate.hold.map((booty) => print[booty].name).join(', '),
  });
  return (
    <span className="pirate-holdings">
      <SmallPosts scene={scene} pirate={pirate} />
      <span className="crew-count" role="img" aria-label={crew} title={crew}>
        <Icon name="pawn" size={18} colours={PLAIN_COAT} />
        <b>{pirate.crew.length}</b>
      </span>
      <KeptTokens scene={scene} pirate={pirate} />
      <span className="small-hold" role="img" aria-label={hold} title={hold}>
        {holdOf(pirate.hold).map(({ place, booty }) => (
          <CrateIcon key={place} booty={booty} size={20} />
        ))}
      </span>
    </span>
  );
};

/** "Sea Dog, Cpt. Magnus Bolt" */
const roleOf = ({ view }: TinypiratesScene, pirate: Pirate): string =>
  [view.state.printed.levels[pirate.legend]?.name, captainName(view.state, pirate)]
    .filter((part) => part !== undefined)
    .join(', ');

/** A captain as everybody sees them. */
export const summaryOf = (scene: TinypiratesScene, seat: Seat): SeatSummary => {
  const { view, words } = scene;
  const g = view.state;
  const pirate = pirateOfSeat(g, seat);
  const buried = buriedBy(g, pirate.pirate);
  const most = g.printed.limits.treasuresToWin;
  return {
    role: roleOf(scene, pirate),
    isFirst: g.firstPlayer === pirate.pirate && g.solo === null,
    figures: [
      figure(
        <Icon name="coin" />,
        pirate.gold,
        words('boards.tinypirates.table.gold', { count: pirate.gold }),
      ),
      {
        icon: (
          <Icon name="cross" colours={{ '--sail': seatFill(colourOf(scene, pirate.pirate)) }} />
        ),
        value: buried,
        label: words('boards.tinypirates.table.buried', { count: buried, most }),
      },
      figure(
        <Icon name="fuse" />,
        pirate.sureFire,
        words('boards.tinypirates.table.sureFire', { count: pirate.sureFire }),
      ),
    ],
    holdings: <SmallHoldings scene={scene} pirate={pirate} />,
  };
};
