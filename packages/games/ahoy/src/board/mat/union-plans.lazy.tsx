import { Touchable } from '@quarterdeck/board-kit';
import { seatFill } from '@quarterdeck/board-kit/drawings';
import { planText, planTitle, put } from '../../words/names.ts';
import type { AhoyScene } from '../scene.ts';
import '../styles/plans.lazy.css';
import { at, HIDDEN } from '@quarterdeck/kernel';
import type { PlanId } from '../../index.ts';
import { planTarget, READY } from '../../words/targets.ts';
import { Icon } from '../signs/symbol.ts';

type PlansProps = { readonly scene: AhoyScene };

/** A plan in the viewer's hand shows its face, a corner folded over; others see its back. */
const Plan = ({ scene, plan }: PlansProps & { readonly plan: PlanId }) => {
  const g = scene.view.state;
  if (plan === HIDDEN) return <span className="plan-back" />;
  const name = planTitle(g, plan);
  const { timing } = at(g.printed.plans, plan);
  const when = scene.words(`ahoy.timing.${timing}`);
  return (
    <Touchable
      target={planTarget(plan)}
      className="plan"
      label={`${name} ${when}. ${planText(g, plan)}`}
    >
      <b>{name}</b> <small>{when}</small>
    </Touchable>
  );
};

const Shells = ({ scene, count }: PlansProps & { readonly count: number }) => {
  const { colour } = at(scene.seats, scene.view.state.union.seat);
  return (
    <span className="shells">
      {Array.from({ length: count }, (_, i) => `shell ${i}`).map((key) => (
        <Icon key={key} name="comrade" size={22} colours={{ '--sail': seatFill(colour) }} />
      ))}
    </span>
  );
};

/** Ready Comrades, and the plans in hand. */
export const UnionPlans = ({ scene }: PlansProps) => {
  const { speaker, view } = scene;
  const { ready, hand } = view.state.union;
  const readyWords = speaker.words(put('see.counts.ready', { count: ready }));
  const plans = hand.map((plan, i) => ({ plan, key: plan === HIDDEN ? `back ${i}` : plan }));
  return (
    <>
      <Touchable target={READY} className="ready row" label={readyWords}>
        <b>{readyWords}</b>
        <Shells scene={scene} count={ready} />
      </Touchable>
      {plans.length > 0 && (
        <div className="plans wraps" data-shut={plans[0]?.plan === HIDDEN ? '' : undefined}>
          {plans.map(({ plan, key }) => (
            <Plan key={key} scene={scene} plan={plan} />
          ))}
        </div>
      )}
    </>
  );
};
