import { type Progress, phasesAt } from '@quarterdeck/board-kit';
import { seatFill } from '@quarterdeck/board-kit/drawings';
import { byId } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { buriedBy, type Step } from '../../index.ts';
import { put } from '../../words/names.ts';
import { colourOf } from '../places/seat-colours.ts';
import type { TinypiratesScene } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';

const STEPS = ['order', 'sail', 'execute', 'bonus', 'shipLine'] as const satisfies readonly Step[];

const phasesBefore = (now: Step): number => (STEPS as readonly Step[]).indexOf(now);

/** How far the Solo Pirate is: its Gold on the way to the top of its track, and its Treasures. */
const soloFact = (scene: TinypiratesScene): ReactNode => {
  const g = scene.view.state;
  const rival = g.pirates.find(({ seat }) => seat === null);
  if (g.solo === null || rival === undefined) return undefined;
  const { top } = byId(g.printed.legends, g.solo.legend);
  const colour = seatFill(colourOf(scene, rival.pirate));
  return (
    <span
      className="solo-fact inline-row"
      role="img"
      aria-label={scene.speaker.words(put('see.solo-gold', { count: rival.gold, top }))}
    >
      <Icon name="coin" size={17} />
      {rival.gold}/{top}
      <Icon name="cross" size={17} colours={{ '--sail': colour }} />
      {buriedBy(g, rival.pirate)}
    </span>
  );
};

/** Where the turn stands (TE-050). */
export const progressOf = (scene: TinypiratesScene): Progress => {
  const { view, speaker } = scene;
  const { turn, endedBy, solo } = view.state;
  if (turn.step === 'setup') return { round: speaker.words(put('see.setup')) };
  const steps = STEPS.map((step) => speaker.words(put(`see.phases.${step}`)));
  return {
    round: speaker.words(put('see.round', { round: turn.round })),
    phases: phasesAt(steps, phasesBefore(turn.step)),
    ...(solo !== null && { fact: soloFact(scene) }),
    ...(endedBy !== null && { fact: speaker.words(put('see.last-round')) }),
  };
};
