import { MatHead, type Target, Touchable, useBoard } from '@quarterdeck/board-kit';
import { byId } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { type Captain, type CardPrint, type Pirate, pirateOfSeat } from '../../index.ts';
import { cardText } from '../../words/card-words.ts';
import { bootyName, captainName, crewName, levelName, put } from '../../words/names.ts';
import { holdWords } from '../../words/standings.ts';
import { captainTarget, crewTarget, holdTarget } from '../../words/targets.ts';
import { captainOf } from '../../words/viewing.ts';
import { CardFace } from '../pieces/crew-card.tsx';
import { CrateIcon, holdOf } from '../pieces/goods.tsx';
import type { TinypiratesScene, TinypiratesSeatProps } from '../scene.ts';
import { Icon, MatCount } from '../signs/symbol.ts';
import { Posts } from './posts.tsx';
import { KeptTokens, TreasureSockets } from './tokens.tsx';
import { useWheelStop } from './use-wheel-stop.ts';
import { Wheel } from './wheel.tsx';

type Named = { readonly scene: TinypiratesScene; readonly pirate: Pirate; readonly isOwn: boolean };

/** "Pirate: sail 2, dice 2" */
const LegendLine = ({ scene, pirate }: Omit<Named, 'isOwn'>) => {
  const { speaker, view } = scene;
  const level = view.state.printed.levels[pirate.legend];
  return (
    <p className="legend-line">
      <b>{levelName(view.state, pirate.legend)}</b>
      <span>
        {speaker.words(
          put('see.strength', {
            movement: level?.movement ?? 0,
            dice: level?.dice ?? 0,
          }),
        )}
      </span>
    </p>
  );
};

/** The crates aboard; places that wait are dashed. */
export const Hold = ({ scene, pirate, isOwn }: Named) => {
  return (
    <span className="hold">
      {holdOf(pirate.hold).map(({ place, booty }) =>
        booty === undefined || !isOwn ? (
          <CrateIcon key={place} booty={booty} size={30} />
        ) : (
          <Touchable
            key={place}
            target={holdTarget(booty)}
            className="crate-held"
            says={bootyName(scene.view.state, booty)}
          >
            <CrateIcon booty={booty} size={30} />
          </Touchable>
        ),
      )}
      <span className="unseen">{holdWords(scene, pirate)}</span>
    </span>
  );
};

type CardProps = Named & {
  readonly name: string;
  readonly card: CardPrint;
  readonly target: Target;
};

const MatCard = ({ scene, pirate, isOwn, name, card, target }: CardProps) => {
  const { speaker, view } = scene;
  const { printed, turn } = view.state;
  const isAtTurn = turn.pirate === pirate.pirate && turn.step !== 'setup';
  const isLit = isAtTurn && pirate.orders[pirate.captainAt] === card.trigger;
  const face = <CardFace name={name} card={card} printed={printed} speaker={speaker} />;
  return (
    <li className="crew-card" data-lit={isLit ? '' : undefined}>
      {isOwn ? (
        <Touchable
          target={target}
          className="card-face"
          label={`${name}. ${cardText({ speaker, printed }, card)}`}
        >
          {face}
        </Touchable>
      ) : (
        <span className="card-face">{face}</span>
      )}
    </li>
  );
};

/** Until a side is chosen, both can be. */
const captainsOf = (
  { view }: TinypiratesScene,
  { captain, captainCard }: Pirate,
): readonly Captain[] => {
  if (captain !== null) return [captain];
  return captainCard === null ? [] : byId(view.state.printed.captainCards, captainCard);
};

/** Captain Card and Crew Cards before somebody. */
const CrewCards = ({ scene, pirate, isOwn }: Named) => {
  const g = scene.view.state;
  return (
    <ul className="own-crew" aria-label={scene.words('tinypirates.crew')}>
      {captainsOf(scene, pirate).map((side) => (
        <MatCard
          key={side}
          scene={scene}
          pirate={pirate}
          isOwn={isOwn}
          name={captainName(g, side)}
          card={byId(g.printed.captains, side)}
          target={captainTarget(side)}
        />
      ))}
      {pirate.crew.map((crew) => (
        <MatCard
          key={crew}
          scene={scene}
          pirate={pirate}
          isOwn={isOwn}
          name={crewName(g, crew)}
          card={byId(g.printed.crew, crew)}
          target={crewTarget(crew)}
        />
      ))}
    </ul>
  );
};

type HeadProps = Omit<Named, 'isOwn'> & { readonly then: Pirate | undefined };

const Counts = ({ scene, pirate, then = pirate }: HeadProps) => {
  const { speaker } = scene;
  return (
    <>
      <MatCount
        icon="coin"
        now={pirate.gold}
        after={then.gold}
        label={speaker.words(put('score.gold', { count: pirate.gold }))}
      />
      <TreasureSockets scene={scene} pirate={pirate.pirate} />
    </>
  );
};

const SureFires = ({ scene, pirate, then = pirate }: HeadProps): ReactElement | undefined =>
  pirate.sureFire === 0 && then.sureFire === 0 ? undefined : (
    <MatCount
      icon="fuse"
      now={pirate.sureFire}
      after={then.sureFire}
      label={scene.speaker.words(put('see.sure-fire', { count: pirate.sureFire }))}
    />
  );

/** A Helm Mat: the Wheel, the Assignments, the hold and the crew. */
export const HelmMat = ({ scene, seat, preview }: TinypiratesSeatProps) => {
  const { question } = useBoard();
  const stop = useWheelStop();
  const pirate = pirateOfSeat(scene.view.state, seat);
  const then = preview && pirateOfSeat(preview.state, seat);
  const isOwn = seat === scene.me;
  const title = captainOf(scene.view.state, pirate);
  return (
    <div className="helm-mat">
      <MatHead seat={seat} title={title ?? scene.words('tinypirates.noCaptain')}>
        <Counts scene={scene} pirate={pirate} then={then} />
      </MatHead>
      <div className="helm">
        <Wheel
          scene={scene}
          pirate={pirate}
          isOwn={isOwn}
          isPriced={question?.step === 'wheel/order'}
          stop={isOwn ? stop : undefined}
        />
        <div className="helm-side">
          <LegendLine scene={scene} pirate={pirate} />
          <Posts scene={scene} pirate={pirate} isOwn={isOwn} />
          <span className="hold-row">
            <Hold scene={scene} pirate={pirate} isOwn={isOwn} />
            <SureFires scene={scene} pirate={pirate} then={then} />
            <KeptTokens scene={scene} pirate={pirate} />
            {pirate.bloodied && (
              <span title={scene.speaker.words(put('see.mutinied'))}>
                <Icon name="suit-skull" size={20} />
              </span>
            )}
          </span>
        </div>
      </div>
      <CrewCards scene={scene} pirate={pirate} isOwn={isOwn} />
    </div>
  );
};
