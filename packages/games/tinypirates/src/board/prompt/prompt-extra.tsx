import { keyed, useBoard } from '@quarterdeck/board-kit';
import { lazy, Suspense } from 'react';
import { pirateOfSeat } from '../../index.ts';
import { bootyName, put } from '../../words/names.ts';
import { Posts } from '../mat/posts.tsx';
import { useWheelStop } from '../mat/use-wheel-stop.ts';
import { Wheel } from '../mat/wheel.tsx';
import { CrateIcon } from '../pieces/goods.tsx';
import type { TinypiratesBoardProps, TinypiratesScene, TinypiratesSceneProps } from '../scene.ts';

/** Fetched with the first Attack. */
const Battle = lazy(async () => ({ default: (await import('./battle.lazy.tsx')).BattleStage }));

/** What waits for room in the hold. */
const Waiting = ({ scene }: TinypiratesSceneProps) => {
  const { speaker, view } = scene;
  const { loading } = view.state;
  const names = loading.map((booty) => bootyName(view.state, booty));
  return (
    <p className="crates-waiting row">
      {keyed(loading, (booty, key) => (
        <CrateIcon key={key} booty={booty} size={32} />
      ))}
      <span>{speaker.words(put('see.waiting', { crates: names.join(', ') }))}</span>
    </p>
  );
};

/** Where there is no room for the mat, the part of it that is asked about. */
const SMALL_PARTS: Readonly<Record<string, 'wheel' | 'posts'>> = {
  'wheel/order': 'wheel',
  'deckhands/move': 'posts',
};

const SmallPart = ({ scene, step }: TinypiratesSceneProps & { readonly step: string }) => {
  const stop = useWheelStop();
  const { me, view } = scene;
  const part = SMALL_PARTS[step];
  if (me === undefined || part === undefined) return undefined;
  const pirate = pirateOfSeat(view.state, me);
  if (part === 'wheel')
    return (
      <div className="wheel-hold">
        <Wheel scene={scene} pirate={pirate} isOwn isPriced={false} stop={stop} />
      </div>
    );
  return <Posts scene={scene} pirate={pirate} isOwn />;
};

const hasBattle = ({ view }: TinypiratesScene): boolean => view.state.battle !== null;

/** Over the choices: a battle, crates that wait, and on a phone the Wheel. */
export const PromptExtra = ({ scene, small }: TinypiratesBoardProps) => {
  const { question } = useBoard();
  return (
    <>
      {hasBattle(scene) && (
        <Suspense fallback={<div className="battle-room" />}>
          <Battle scene={scene} />
        </Suspense>
      )}
      {scene.view.state.loading.length > 0 && <Waiting scene={scene} />}
      {small && question !== undefined && <SmallPart scene={scene} step={question.step} />}
    </>
  );
};
