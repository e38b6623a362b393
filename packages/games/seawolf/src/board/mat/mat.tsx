import {
  BoardSpace,
  considered,
  Glow,
  MatHead,
  Touchable,
  useBoard,
  useIsAsked,
  useSelection,
} from '@quarterdeck/board-kit';
import { at, type Seat } from '@quarterdeck/kernel';
import type { ReactElement, ReactNode } from 'react';
import {
  cannonBases,
  freeCannonBases,
  type Loot,
  type Seawolf,
  type Ship,
  shipOf,
  shipValue,
  wordingsOf,
} from '../../index.ts';
import { put } from '../../words/names.ts';
import { holdTarget } from '../../words/targets.ts';
import { holdWords, lootWords } from '../../words/viewing.ts';
import { cardsIn } from '../chart/course.tsx';
import { OwnShip, spacesBox } from '../pieces/own-ship.tsx';
import { STOWING, type Stowed, shipAfter, stowage } from '../places/stowage.ts';
import type { SeawolfScene, SeawolfSeatProps } from '../scene.ts';
import { MatCount } from '../signs/symbol.ts';
import { Chests, Hand } from './hand.tsx';
import { Missions } from './missions.tsx';

type SpacesProps = { readonly loot: Loot; readonly hold: readonly Stowed[] };

/** The spaces that one kind of cargo fills, while they are asked about. */
const Spaces = ({ loot, hold }: SpacesProps): ReactElement | undefined => {
  const target = holdTarget(loot);
  const isAsked = useIsAsked(target);
  const first = hold.findIndex(({ cargo, change }) => cargo === loot && change !== 'comes');
  const count = hold.filter(({ cargo, change }) => cargo === loot && change !== 'comes').length;
  if (!isAsked || count === 0) return undefined;
  const box = spacesBox(first, count);
  return (
    <BoardSpace target={target}>
      <rect className="touch-part" {...box} />
      <Glow target={target}>
        <rect {...box} />
      </Glow>
    </BoardSpace>
  );
};

const extensionsOf = (g: Seawolf, ship: Ship) =>
  ship.extensions.map((id) => at(g.printed.extensions, id));

type ShipOnMatProps = {
  readonly scene: SeawolfScene;
  readonly seat: Seat;
  readonly future: Ship;
};

const ShipOnMat = ({ scene, seat, future }: ShipOnMatProps) => {
  const { view, speaker, words, me } = scene;
  const g = view.state;
  const ship = shipOf(g, seat);
  const face = at(scene.seats, seat);
  const hold = stowage(g, ship, future);
  return (
    <OwnShip
      colour={face.colour}
      hold={hold}
      bowSpaces={g.printed.holdSpaces}
      cannons={ship.cannons}
      bases={cannonBases(g, ship)}
      extensions={extensionsOf(g, ship)}
      stern={ship.stern}
      label={words('seawolf.ship', {
        name: face.name,
        hold: holdWords(scene, seat),
        cannons: speaker.words(put('score.cannons', { count: ship.cannons })),
        bases: speaker.words(put('see.bases', { count: freeCannonBases(g, ship) })),
      })}
    >
      {seat === me && STOWING.map((cargo) => <Spaces key={cargo} loot={cargo} hold={hold} />)}
    </OwnShip>
  );
};

type PurseProps = {
  readonly isMine: boolean;
  readonly says: string;
  readonly children: ReactNode;
};

const Purse = ({ isMine, says, children }: PurseProps) =>
  isMine ? (
    <Touchable target={holdTarget('thalers')} className="purse" says={says}>
      {children}
    </Touchable>
  ) : (
    children
  );

/** A captain's ship in section, with everything that belongs to it. */
export const ShipMat = ({ scene, seat, preview }: SeawolfSeatProps) => {
  const { question } = useBoard();
  const offer = useSelection((selection) => considered(question, selection));
  const { view, speaker, me } = scene;
  const g = view.state;
  const ship = shipOf(g, seat);
  const wished = seat === me ? cardsIn(offer?.choice) : undefined;
  const future = shipAfter(g, seat, wished, preview);
  const { name, text } = wordingsOf(g).sterns[ship.stern];
  const thalers = lootWords(scene, ship.thalers, 'thalers');
  const value = speaker.words(put('see.ship-value', { value: shipValue(g, ship) }));
  return (
    <div className="seawolf-mat">
      <MatHead seat={seat} title={name}>
        <Purse isMine={seat === me} says={`${thalers} ${ship.thalers}`}>
          <MatCount icon="coin" now={ship.thalers} after={future.thalers} label={thalers} />
        </Purse>
        <MatCount
          icon="chest"
          now={ship.chests.length}
          after={future.chests.length}
          label={speaker.words(put('score.chests', { count: ship.chests.length }))}
        />
        <span className="chip">{value}</span>
      </MatHead>
      <ShipOnMat scene={scene} seat={seat} future={future} />
      <div className="mat-foot row">
        <Hand scene={scene} seat={seat} colour={at(scene.seats, seat).colour} wished={wished} />
        <Chests scene={scene} seat={seat} />
        <p className="stern-text">{text}</p>
      </div>
      {seat === me && (
        <div className="mat-missions">
          <Missions scene={scene} />
        </div>
      )}
    </div>
  );
};
