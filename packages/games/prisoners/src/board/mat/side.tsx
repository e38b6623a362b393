import { put } from '../../words/names.ts';
import {
  calmWords,
  pilesWords,
  seasonOf,
  seasonWords,
  topDiscardWords,
} from '../../words/standings.ts';
import type { PrisonersSceneProps } from '../scene.ts';

/** White in the truce, red at war. */
const Pennant = () => (
  <svg width="30" height="20" viewBox="0 0 30 20" aria-hidden="true">
    <path d="M3 1V19M3 2L28 8L3 14" strokeWidth="1.6" strokeLinejoin="round" />
  </svg>
);

/** Whether there is peace, and what lies beside the board. How one wins stands in the bar. */
export const Standings = ({ scene }: PrisonersSceneProps) => {
  const { view, speaker } = scene;
  const g = view.state;
  const season = seasonOf(g);
  const calm = calmWords(scene);
  const topDiscard = topDiscardWords(scene);
  return (
    <section className="standings panel">
      <p className="season row" data-season={season}>
        <Pennant />
        {speaker.words(put(`see.${season}`))}
      </p>
      <p>{seasonWords(scene)}</p>
      {calm !== '' && <p>{calm}</p>}
      <p data-target="piles" title={topDiscard === '' ? undefined : topDiscard}>
        {pilesWords(scene)}
      </p>
    </section>
  );
};
