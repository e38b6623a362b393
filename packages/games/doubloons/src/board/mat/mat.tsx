import { MatHead } from '@quarterdeck/board-kit';
import type { ReactNode } from 'react';
import {
  abilityOf,
  type Doubloons,
  handSizeOf,
  isGhost,
  type Ship,
  shipOfSeat,
  wordingsOf,
} from '../../index.ts';
import { faceOf } from '../../words/card-words.ts';
import { put } from '../../words/names.ts';
import { hullWords } from '../../words/standings.ts';
import { cardOf } from '../../words/viewing.ts';
import { ActionCard } from '../pieces/action-card.tsx';
import { colourOf } from '../places/seat-colours.ts';
import type { DoubloonsScene, DoubloonsSeatProps } from '../scene.ts';
import { MatCount } from '../signs/symbol.ts';
import { CrewRow, HullBar } from './mat-parts.tsx';
import { Treasures } from './treasures.tsx';

type Named = { readonly scene: DoubloonsScene; readonly ship: Ship };

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Levels of reputation with what they are worth. */
const Reputation = ({ scene, ship }: Named) => (
  <span className="steps">
    {scene.view.state.printed.content.mats.reputation.points.map((points, level) => (
      <i key={points} data-here={level === ship.reputation ? '' : undefined}>
        {points}
      </i>
    ))}
  </span>
);

/** How far the end is: spaces to FIN. */
const Track = ({ scene, ship }: Named) => {
  const { spaces } = scene.view.state.printed.content.mats.endTrack;
  return (
    <span className="steps">
      {Array.from({ length: spaces }, (_, i) => i + 1).map((space) => (
        <i key={space} data-here={space === ship.track ? '' : undefined}>
          {space === spaces ? scene.words('doubloons.fin') : space}
        </i>
      ))}
    </span>
  );
};

/** The cards that others have shown, for whoever opens their mat. */
const FaceUpCards = ({ scene, ship }: Named) => (
  <div className="hand shown">
    {ship.faceUp.map((card) => (
      <span key={card} className="hand-card">
        <ActionCard
          face={faceOf(scene, cardOf(scene.view.state, card))}
          stay={scene.speaker.words(put('see.stay'))}
        />
      </span>
    ))}
  </div>
);

const Counts = ({ scene, ship, then }: Named & { readonly then: Ship | undefined }) => {
  const { speaker } = scene;
  return (
    <>
      <MatCount
        icon="doubloon"
        now={ship.doubloons}
        after={(then ?? ship).doubloons}
        label={speaker.words(put('doubloons', { count: ship.doubloons }))}
      />
      <MatCount
        icon="pillage"
        now={ship.pillage}
        after={(then ?? ship).pillage}
        label={speaker.words(put('tokens', { count: ship.pillage }))}
      />
    </>
  );
};

/** DD-131, DD-149 */
const isAbilityOff = (g: Doubloons, { ship, captain }: Ship): boolean =>
  captain !== null && abilityOf(g, ship) !== g.printed.abilities[captain];

/** A captain's mat: hull, crew, reputation and treasures. */
export const ShipMat = ({ scene, seat, preview }: DoubloonsSeatProps) => {
  const { view, speaker, words, me } = scene;
  const g = view.state;
  const ship = shipOfSeat(g, seat);
  const then = preview && shipOfSeat(preview.state, seat);
  const { hull, crew } = g.printed.content.mats;
  const captain = ship.captain === null ? undefined : wordingsOf(g).captains[ship.captain];
  return (
    <div className="ship-mat">
      <MatHead seat={seat} title={captain?.ship ?? words('doubloons.noCaptain')}>
        <Counts scene={scene} ship={ship} then={then} />
      </MatHead>
      {captain !== undefined && (
        <p className="ability" data-off={isAbilityOff(g, ship) ? '' : undefined}>
          <b>{captain.ability.name}</b> {captain.text}
        </p>
      )}
      <dl>
        <Row name={words('doubloons.hull')}>
          <HullBar hull={ship.hull} most={hull.most} then={then?.hull ?? ship.hull} />
          <b>{isGhost(ship) ? hullWords(scene, ship) : ship.hull}</b>
        </Row>
        <Row name={words('doubloons.crew')}>
          <CrewRow crew={ship.crew} most={crew.most} colour={colourOf(scene, ship)} />
          <span>
            {speaker.words(
              put('see.hand-of', {
                count: handSizeOf(g, ship.ship),
              }),
            )}
          </span>
        </Row>
        <Row name={words('doubloons.reputation')}>
          <Reputation scene={scene} ship={ship} />
          <span>{words('doubloons.points')}</span>
        </Row>
        <Row name={words('doubloons.treasures')}>
          <Treasures scene={scene} ship={ship} />
        </Row>
        {ship.track > 0 && (
          <Row name={words('doubloons.track')}>
            <Track scene={scene} ship={ship} />
          </Row>
        )}
      </dl>
      {seat !== me && ship.faceUp.length > 0 && <FaceUpCards scene={scene} ship={ship} />}
    </div>
  );
};
