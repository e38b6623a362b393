import { Sheet } from '@quarterdeck/board-kit/drawings';
import { byId } from '@quarterdeck/kernel';
import type { Landmark } from '../../index.ts';
import { landmarkName, landmarkText } from '../../words/names.ts';
import { effectsNow } from '../chart/locations.tsx';
import { FaceUp } from '../pieces/landmarks.tsx';
import { signsFor } from '../pieces/signs.ts';
import type { DoubloonsScene } from '../scene.ts';

/** A landmark in words, beside its disc. */
export const LandmarkCard = ({
  scene,
  landmark,
}: {
  readonly scene: DoubloonsScene;
  readonly landmark: Landmark;
}) => {
  const g = scene.view.state;
  const print = byId(g.printed.landmarks, landmark);
  return (
    <p className="landmark-card">
      <Sheet width={54} viewWidth={80} viewHeight={80}>
        <FaceUp x={40} y={40} colour={print.colour} signs={signsFor(effectsNow(g, print))} />
      </Sheet>
      <span>
        <b>{landmarkName(g, landmark)}</b>
        {landmarkText(g, landmark)}
      </span>
    </p>
  );
};
