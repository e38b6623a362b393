import { type Target, Touchable } from '@quarterdeck/board-kit';
import type { ReactNode } from 'react';
import { type Ship, wordingsOf } from '../../index.ts';
import { fragmentName, relicName } from '../../words/card-words.ts';
import { put } from '../../words/names.ts';
import { tallied } from '../../words/standings.ts';
import { fragmentTarget, jewelTarget, relicTarget } from '../../words/targets.ts';
import { Fragment, RelicToken } from '../pieces/relics.tsx';
import type { DoubloonsScene } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';
import { JewelIcon } from './mat-parts.tsx';

type TreasureProps = {
  readonly target: Target;
  readonly label: string;
  readonly count: number;
  /** Another captain's: only looked at. */
  readonly isQuiet: boolean;
  readonly children: ReactNode;
};

const Treasure = ({ target, label, count, isQuiet, children }: TreasureProps) => {
  const drawn = (
    <>
      {children}
      {count > 1 && <sub>{count}</sub>}
    </>
  );
  return isQuiet ? (
    <span className="treasure" role="img" aria-label={label} title={label}>
      {drawn}
    </span>
  ) : (
    <Touchable target={target} className="treasure" label={label}>
      {drawn}
    </Touchable>
  );
};

type TreasuresProps = {
  readonly scene: DoubloonsScene;
  readonly ship: Ship;
  readonly isQuiet?: boolean;
};

/** Fragments, Orbs, jewels, relics, compasses: all that lies beside a mat. */
export const Treasures = ({ scene, ship, isQuiet = false }: TreasuresProps) => {
  const g = scene.view.state;
  const { speaker } = scene;
  const { jewels } = wordingsOf(g);
  return (
    <span className="treasures row wraps">
      {isQuiet && ship.reputation > 0 && (
        <Treasure
          target="reputation"
          label={speaker.words(put('see.reputation-of', { level: ship.reputation }))}
          count={ship.reputation}
          isQuiet
        >
          <Icon name="suit-skull" size={20} colours={{ '--suit': '#e0a93a' }} />
        </Treasure>
      )}
      {isQuiet && ship.pillage > 0 && (
        <Treasure
          target="pillage"
          label={speaker.words(put('tokens', { count: ship.pillage }))}
          count={ship.pillage}
          isQuiet
        >
          <Icon name="pillage" size={22} />
        </Treasure>
      )}
      {tallied(ship.fragments).map(([symbol, count]) => (
        <Treasure
          key={symbol}
          target={fragmentTarget(symbol)}
          label={fragmentName(scene, symbol)}
          count={count}
          isQuiet={isQuiet}
        >
          <Fragment symbol={symbol} />
        </Treasure>
      ))}
      {tallied(ship.jewels).map(([jewel, count]) => (
        <Treasure
          key={jewel}
          target={jewelTarget(jewel)}
          label={jewels[jewel].name}
          count={count}
          isQuiet={isQuiet}
        >
          <JewelIcon g={g} jewel={jewel} />
        </Treasure>
      ))}
      {tallied(ship.relics).map(([relic, count]) => (
        <Treasure
          key={relic}
          target={relicTarget(relic)}
          label={relicName(scene, relic)}
          count={count}
          isQuiet={isQuiet}
        >
          <RelicToken relic={relic} />
        </Treasure>
      ))}
      {ship.orbs > 0 && (
        <Treasure target="orb" label={speaker.words(put('see.orb'))} count={ship.orbs} isQuiet>
          <Icon name="orb" size={22} />
        </Treasure>
      )}
      {ship.compasses > 0 && (
        <Treasure
          target="compass"
          label={speaker.words(put('see.compass'))}
          count={ship.compasses}
          isQuiet
        >
          <Icon name="compass" size={22} />
        </Treasure>
      )}
    </span>
  );
};
