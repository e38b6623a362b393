import { useWords } from '@quarterdeck/board-kit';
import { ONLINE_EN } from './en.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a seat may take, and what happens then. */
export const AnswerTime = ({ answerTime }: { readonly answerTime: number | null }) => {
  const words = useWords(ONLINE_EN);
  const said =
    answerTime === null
      ? words('online.answerTime.none')
      : answerTime < DAY
        ? words('online.answerTime.minutes', { count: Math.ceil(answerTime / MINUTE) })
        : words('online.answerTime.days', { count: Math.round(answerTime / DAY) });
  return <p className="hint">{said}</p>;
};
