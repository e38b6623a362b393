import { type Offer, pageQuestionOf, type Target } from '@quarterdeck/board-kit';
import type { Decision, ReviewedChoice } from '@quarterdeck/bots';
import type { Seat } from '@quarterdeck/kernel';
import { sameChoice, type WireView } from '@quarterdeck/kernel/engine';
import { useEffect, useState } from 'react';
import { aboutOf } from '../../../hosts/replay/open-replay.ts';
import { sceneOf } from '../../../table/state/scene.ts';
import { useTable } from '../../../table/state/table-context.tsx';
import { useTableWords } from '../../../table/state/use-table-words.ts';
import { useReplay } from '../replay-context.tsx';

export type SaidChoice = ReviewedChoice & {
  readonly label: string;
  readonly detail: string | undefined;
  readonly targets: readonly Target[];
  readonly isPlayed: boolean;
  /** Better than what was played, beyond doubt. */
  readonly isBetter: boolean;
};

/** A decision in the words of its game, as its seat was asked. */
export type SaidDecision = {
  readonly sentence: string;
  readonly choices: readonly SaidChoice[];
};

const sayWith = (
  offers: readonly Offer[],
  { chosen, slip }: Decision,
  reviewed: ReviewedChoice,
  isBest: boolean,
): SaidChoice => {
  const offer = offers.find(({ choice }) => sameChoice(choice, reviewed.choice));
  return {
    ...reviewed,
    label: offer?.label ?? reviewed.choice.do,
    detail: offer?.detail,
    targets: offer?.targets ?? [],
    isPlayed: sameChoice(reviewed.choice, chosen.choice),
    isBetter: isBest && slip > 0,
  };
};

/** Says decisions by what their seats saw, once for each; fetched from the replay. */
export const useSaidDecisions = (
  wanted: readonly Decision[],
): ReadonlyMap<Decision, SaidDecision> => {
  const { kit, reader } = useTable();
  const { opened } = useReplay();
  const words = useTableWords(kit);
  const [said, setSaid] = useState<ReadonlyMap<Decision, SaidDecision>>(new Map());
  useEffect(() => {
    const missing = wanted.filter((decision) => !said.has(decision));
    if (missing.length === 0) return;
    let here = true;
    const about = aboutOf(opened);
    const say = (decision: Decision, wire: WireView): SaidDecision => {
      const scene = sceneOf(reader, about, wire, words);
      const seat = decision.seat as Seat;
      const question = pageQuestionOf(kit, scene, {
        seat,
        step: wire.asked.find((one) => one.seat === seat)?.step ?? '',
        choices: decision.choices.map(({ choice }) => choice),
        denied: [],
        given: null,
      });
      return {
        sentence: question.sentence,
        choices: decision.choices.map((choice, nth) =>
          sayWith(question.offers, decision, choice, nth === 0),
        ),
      };
    };
    const fetched = missing.map(async (decision): Promise<[Decision, SaidDecision] | undefined> => {
      const { client } = opened;
      const seen = await client.as(decision.seat as Seat).positions({ seqs: [decision.position] });
      const [wire] = seen.ok ? seen.value : [];
      return wire === undefined ? undefined : [decision, say(decision, wire)];
    });
    void Promise.all(fetched).then((all) => {
      const come = all.filter((one) => one !== undefined);
      if (here && come.length > 0) setSaid((now) => new Map([...now, ...come]));
    });
    return () => {
      here = false;
    };
  }, [wanted, said, kit, reader, opened, words]);
  return said;
};
