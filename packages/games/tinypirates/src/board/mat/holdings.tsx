import { pirateOfSeat } from '../../index.ts';
import { put } from '../../words/names.ts';
import type { TinypiratesSeatProps } from '../scene.ts';
import { MatCount } from '../signs/symbol.ts';
import { Hold } from './mat.tsx';
import { SmallPosts } from './posts.tsx';
import { KeptTokens } from './tokens.tsx';

/** On a phone: crates, Deckhands and tokens in one row. */
export const PhoneHoldings = ({ scene, seat }: TinypiratesSeatProps) => {
  const pirate = pirateOfSeat(scene.view.state, seat);
  return (
    <div className="phone-own">
      <Hold scene={scene} pirate={pirate} isOwn />
      <SmallPosts scene={scene} pirate={pirate} />
      <MatCount
        icon="fuse"
        now={pirate.sureFire}
        after={pirate.sureFire}
        label={scene.speaker.words(put('see.sure-fire', { count: pirate.sureFire }))}
      />
      <KeptTokens scene={scene} pirate={pirate} />
    </div>
  );
};
