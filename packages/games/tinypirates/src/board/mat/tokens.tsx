import { keyed } from '@quarterdeck/board-kit';
import { seatFill } from '@quarterdeck/board-kit/drawings';
import { buriedBy, type Pirate, type PirateId } from '../../index.ts';
import { tokenName } from '../../words/names.ts';
import { buriedWords } from '../../words/standings.ts';
import { colourOf } from '../places/seat-colours.ts';
import type { TinypiratesScene } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';

type SocketProps = { readonly scene: TinypiratesScene; readonly pirate: PirateId };

/** Three places for Treasures, filled as they are buried. */
export const TreasureSockets = ({ scene, pirate }: SocketProps) => {
  const buried = buriedBy(scene.view.state, pirate);
  const most = scene.view.state.printed.limits.treasuresToWin;
  const label = buriedWords(scene, { pirate });
  return (
    <span className="treasure-sockets" role="img" aria-label={label} title={label}>
      {Array.from({ length: most }, (_, i) => i).map((one) => (
        <i key={one} data-filled={one < buried ? '' : undefined}>
          {one < buried && (
            <Icon
              name="cross"
              size={18}
              colours={{ '--sail': seatFill(colourOf(scene, pirate)) }}
            />
          )}
        </i>
      ))}
    </span>
  );
};

const TOKEN_SIGN = { sail2: 'sail', calm: 'storm' } as const;

/** Search Tokens that are kept for later. */
export const KeptTokens = ({
  scene,
  pirate,
}: {
  readonly scene: TinypiratesScene;
  readonly pirate: Pirate;
}) => (
  <>
    {keyed(pirate.tokens, (token, key) => {
      const name = tokenName(scene.view.state, token);
      return (
        <span key={key} className="kept-token centred" role="img" aria-label={name} title={name}>
          <Icon name={TOKEN_SIGN[token]} size={17} />
        </span>
      );
    })}
  </>
);
