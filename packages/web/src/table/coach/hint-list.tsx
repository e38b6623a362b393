import { useWords } from '@quarterdeck/board-kit';
import type { CSSProperties, ReactElement } from 'react';
import { useTable } from '../state/table-context.tsx';
import { COACH_EN } from './en.ts';
import { type AdvisedOffer, useAdvisedOffers } from './hinting.ts';

/** Less than this of anything is no reason. */
const WORTH_SAYING = 0.25;

/**
 * What it leaves the seat with, in the game's own words: of the best its largest gain, of a worse one its largest
 * loss. What a choice is stands with the choice itself; said again of each, it would push the choices away.
 */
const useReason = (): ((advised: AdvisedOffer, nth: number) => string) => {
  const { snapshot, scene } = useTable();
  return ({ hint, offer }, nth) => {
    const otherwise = nth === 0 ? (offer.detail ?? '') : '';
    const told = Object.entries(hint.gains)
      .filter(([, gain]) => Math.abs(gain) >= WORTH_SAYING && (nth === 0 ? gain > 0 : gain < 0))
      .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a));
    const [gauge, gain] = told[0] ?? [];
    if (gauge === undefined || gain === undefined) return otherwise;
    const key = `lessons.${snapshot.table.game}.${gain > 0 ? 'more' : 'less'}.${gauge}`;
    const said = scene.words(key, { count: Math.abs(gain).toFixed(1) });
    // Words that did not come are no reason.
    return said.startsWith('[') ? otherwise : said;
  };
};

/** What is heard of the hints: the same that is seen. */
export const useSpokenHints = (): string => {
  const words = useWords(COACH_EN);
  const reasonOf = useReason();
  return useAdvisedOffers()
    .map((advised, nth) =>
      words(nth === 0 ? 'coach.wouldDo' : 'coach.or', {
        choice: advised.offer.label,
        percent: Math.round(advised.hint.share * 100),
        reason: reasonOf(advised, nth),
      }).trim(),
    )
    .join(' ');
};

/** The best few choices with the share of wins that each promises, and why; a touch takes none of them. */
export const HintList = (): ReactElement => {
  const words = useWords(COACH_EN);
  const reasonOf = useReason();
  return (
    <>
      <ol className="coach-hints" aria-label={words('coach.hints')}>
        {useAdvisedOffers().map((advised, nth) => {
          const { offer, hint } = advised;
          const percent = Math.round(hint.share * 100);
          return (
            <li key={offer.key}>
              <span className="coach-hint-words">
                <b>{offer.label}</b> <small>{reasonOf(advised, nth)}</small>
              </span>
              <span className="coach-hint-share">
                <b className="figures">{words('coach.share', { percent })}</b>
                <i style={{ '--part': hint.share } as CSSProperties} aria-hidden="true" />
              </span>
            </li>
          );
        })}
      </ol>
      <p className="coach-hints-how">{words('coach.howHinted')}</p>
    </>
  );
};
