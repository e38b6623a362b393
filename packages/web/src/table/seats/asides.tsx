import { choiceKey } from '@quarterdeck/board-kit';
import type { ReactElement } from 'react';
import { DeedsButton } from '../clock/deeds-sheet.tsx';
import { useTable } from '../state/table-context.tsx';

/** What one may do though nobody asks: concede, leave. It always asks again. */
export const Asides = (): ReactElement | undefined => {
  const { snapshot, scene, panel } = useTable();
  const { me } = scene;
  const isOnline = snapshot.timing !== undefined;
  if (me === undefined || (snapshot.asides.length === 0 && !isOnline)) return undefined;
  return (
    <ul className="asides">
      {snapshot.asides.map((choice) => {
        const label = scene.speaker.aside(scene.view, me, choice);
        const offer = {
          key: choiceKey(choice),
          choice,
          label,
          detail: undefined,
          foreseen: [],
          icon: undefined,
          face: {},
          targets: [],
          path: [],
        };
        return (
          <li key={offer.key}>
            <button
              type="button"
              className="button quiet"
              onClick={() => panel.set({ kind: 'confirm', offer, why: 'hurts' })}
            >
              {label}
            </button>
          </li>
        );
      })}
      {isOnline && (
        <li>
          <DeedsButton isQuiet />
        </li>
      )}
    </ul>
  );
};
