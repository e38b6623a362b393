import { figure, type SeatSummary } from '@quarterdeck/board-kit';
import { seatFill } from '@quarterdeck/board-kit/drawings';
import type { Seat } from '@quarterdeck/kernel';
import { buriedBy, type Pirate, pirateOfSeat } from '../../index.ts';
import { put } from '../../words/names.ts';
import { buriedWords, holdWords, roleOf } from '../../words/standings.ts';
import { CrateIcon, holdOf } from '../pieces/goods.tsx';
import { PLAIN_COAT } from '../pieces/orders.ts';
import { colourOf } from '../places/seat-colours.ts';
import type { TinypiratesScene } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';
import { SmallPosts } from './posts.tsx';
import { KeptTokens } from './tokens.tsx';

type Named = { readonly scene: TinypiratesScene; readonly pirate: Pirate };

/** What somebody has, drawn small: crates, Deckhands, how many cards, tokens. */
export const SmallHoldings = ({ scene, pirate }: Named) => {
  const crew = scene.speaker.words(put('see.crew-count', { count: pirate.crew.length }));
  const hold = holdWords(scene, pirate);
  return (
    <span className="pirate-holdings row wraps">
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

/** A captain as everybody sees them. */
export const summaryOf = (scene: TinypiratesScene, seat: Seat): SeatSummary => {
  const { view, speaker } = scene;
  const g = view.state;
  const pirate = pirateOfSeat(g, seat);
  return {
    role: roleOf(scene, pirate),
    isFirst: g.firstPlayer === pirate.pirate && g.solo === null,
    figures: [
      // Treasures win, so they come first: a phone shows no more.
      {
        icon: (
          <Icon name="cross" colours={{ '--sail': seatFill(colourOf(scene, pirate.pirate)) }} />
        ),
        value: buriedBy(g, pirate.pirate),
        label: buriedWords(scene, pirate),
      },
      figure(
        <Icon name="coin" />,
        pirate.gold,
        speaker.words(put('score.gold', { count: pirate.gold })),
      ),
      figure(
        <Icon name="fuse" />,
        pirate.sureFire,
        speaker.words(put('see.sure-fire', { count: pirate.sureFire })),
      ),
    ],
    holdings: <SmallHoldings scene={scene} pirate={pirate} />,
  };
};
