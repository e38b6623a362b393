import { Emblem } from '@quarterdeck/board-kit/drawings';
import { at } from '@quarterdeck/kernel';
import { controlOf, POWERS, regionsOf, suitOf } from '../../index.ts';
import { put } from '../../words/names.ts';
import { payOf } from '../../words/standings.ts';
import { seatOfPower } from '../../words/viewing.ts';
import { colourOfPower } from '../chart/fleet.tsx';
import { SuitIcon } from '../pieces/cards.tsx';
import { DieFace } from '../pieces/die-face.tsx';
import { FameRuler } from '../pieces/fame-ruler.tsx';
import type { AhoySceneProps } from '../scene.ts';

/** What every region would pay if the round ended now. */
const RoundsEnd = ({ scene }: AhoySceneProps) => {
  const { speaker, words, view, seats } = scene;
  const g = view.state;
  const regions = regionsOf(g).map((region) => ({
    region,
    suit: suitOf(g, region),
    wealth: at(g.regions, region).wealth,
    ...controlOf(g, region),
  }));
  const tied = regions.filter(({ power }) => power === null).length;
  return (
    <section className="rounds-end panel">
      <p className="side-head">{speaker.words(put('see.rounds-end'))}</p>
      <ul>
        {regions.map(({ region, suit, wealth, squadron, union, power }) => (
          <li key={region} title={speaker.words(put('see.control', { squadron, union }))}>
            <SuitIcon suit={suit} size={19} />
            <DieFace value={wealth} size={19} colour={colourOfPower(scene, power)} />
          </li>
        ))}
      </ul>
      <p className="pays row">
        {POWERS.map((power) => {
          const seat = seatOfPower(g, power);
          if (seat === undefined) return undefined;
          const { called, colour } = at(seats, seat);
          return (
            <span
              key={power}
              title={speaker.words(put('see.would-gain', { name: called, count: payOf(g, power) }))}
            >
              <Emblem colour={colour} size={24} />
              <b>+{payOf(g, power)}</b>
            </span>
          );
        })}
        <small>{words('ahoy.nobodys', { count: tied })}</small>
      </p>
    </section>
  );
};

/** How near the end is. */
export const FameAndControl = ({ scene }: AhoySceneProps) => {
  const { speaker, words, view, seats } = scene;
  const { mats, printed } = view.state;
  const { end, trackEnd } = printed.content.amounts.fame;
  return (
    <>
      <RoundsEnd scene={scene} />
      <section className="fame-track panel">
        <p className="side-head">
          {words('ahoy.fameTitle')}
          <small>{speaker.words(put('see.fame-end', { count: end }))}</small>
        </p>
        <FameRuler
          most={trackEnd}
          end={end}
          markers={mats.map(({ seat, fame }) => ({ colour: at(seats, seat).colour, fame }))}
        />
      </section>
    </>
  );
};
