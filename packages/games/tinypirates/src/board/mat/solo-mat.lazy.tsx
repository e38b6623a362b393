import { keyed } from '@quarterdeck/board-kit';
import { Emblem } from '@quarterdeck/board-kit/drawings';
import { helmName, put, soloLegendName } from '../../words/names.ts';
import { soloTargetOf } from '../../words/standings.ts';
import { SOLO_MAT } from '../../words/viewing.ts';
import type { TinypiratesScene, TinypiratesSceneProps } from '../scene.ts';
import '../styles/solo.lazy.css';
import { at, byId } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import type { Pirate, Tinypirates } from '../../index.ts';
import { Face } from '../pieces/crew-card.tsx';
import { colourOf } from '../places/seat-colours.ts';
import { Icon } from '../signs/symbol.ts';
import { SmallHoldings } from './summary.tsx';
import { TreasureSockets } from './tokens.tsx';
import { Wheel } from './wheel.tsx';

type Named = { readonly scene: TinypiratesScene; readonly pirate: Pirate };
type Solo = NonNullable<Tinypirates['solo']>;

/** Die symbols of its Helm, and what its row gives. */
const Strength = ({ scene, pirate, solo }: Named & { readonly solo: Solo }) => {
  const g = scene.view.state;
  const { rows } = byId(g.printed.legends, solo.legend);
  const { symbols } = byId(g.printed.helms, solo.helm);
  const buried = g.sea.filter(({ treasure }) => treasure === pirate.pirate).length;
  const row = rows[Math.min(buried, rows.length - 1)];
  return (
    <p className="solo-strength row">
      {row !== undefined &&
        scene.speaker.words(
          put('see.solo-row', {
            movement: row.move,
            dice: row.dice,
            hits: row.hits,
          }),
        )}
      <span className="die-symbols inline-row" aria-hidden="true">
        {keyed(symbols, (face, key) => (
          <Face key={key} value={face} size={18} />
        ))}
      </span>
    </p>
  );
};

/** What it rolled, and whom its Captain's space names. */
const Roll = ({
  scene,
  solo,
  pirate,
}: Named & { readonly solo: Solo }): ReactElement | undefined => {
  const { speaker } = scene;
  if (solo.die === null) return undefined;
  const target = soloTargetOf(scene, pirate);
  return (
    <p className="solo-roll row">
      <Face value={solo.die} size={30} />
      <span>
        {speaker.words(put('see.solo-rolled', { die: solo.die }))}
        {target !== undefined && ` ${speaker.words(put(`see.solo-target.${target}`))}`}
      </span>
    </p>
  );
};

/** Gold on its own track: at the top it buries. */
const Track = ({ scene, pirate, solo }: Named & { readonly solo: Solo }) => {
  const { top } = byId(scene.view.state.printed.legends, solo.legend);
  const label = scene.speaker.words(put('see.solo-gold', { count: pirate.gold, top }));
  return (
    <span className="solo-track" role="img" aria-label={label} title={label}>
      <Icon name="coin" size={20} />
      <b>
        {pirate.gold}/{top}
      </b>
    </span>
  );
};

/** The Solo Pirate's Helm and Legend, beside the seat of whoever plays alone. */
export const SoloMat = ({ scene }: TinypiratesSceneProps): ReactElement | undefined => {
  const g = scene.view.state;
  const pirate = g.pirates.find(({ seat }) => seat === null);
  const { solo } = g;
  if (pirate === undefined || solo === null) return undefined;
  return (
    <section
      className={`solo-mat panel seat-${colourOf(scene, pirate.pirate)}`}
      data-target={SOLO_MAT}
    >
      <p className="solo-head row">
        <Emblem colour={colourOf(scene, pirate.pirate)} size={30} />
        <span>
          <b>{helmName(g, solo.helm)}</b>
          <small>{soloLegendName(g, solo.legend)}</small>
        </span>
      </p>
      <p className="solo-figures row">
        <Track scene={scene} pirate={pirate} solo={solo} />
        <TreasureSockets scene={scene} pirate={pirate.pirate} />
        <span title={scene.speaker.words(put('see.solo-loop', { space: solo.loop + 1 }))}>
          <Icon name="suit-skull" size={20} />
          <b>{solo.loop + 1}</b>
        </span>
      </p>
      <Wheel scene={scene} pirate={at(g.pirates, pirate.pirate)} isOwn={false} />
      <Roll scene={scene} pirate={pirate} solo={solo} />
      <Strength scene={scene} pirate={pirate} solo={solo} />
      <SmallHoldings scene={scene} pirate={pirate} />
    </section>
  );
};
