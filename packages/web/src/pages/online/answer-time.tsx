import { useWords } from '@quarterdeck/board-kit';
import type { ReactElement } from 'react';
import { ONLINE_EN } from './en.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a seat may take, and what happens then. */
export const AnswerTime = ({ patience }: { readonly patience: number | null }): ReactElement => {
  const words = useWords(ONLINE_EN);
  const said =
    patience === null
      ? words('online.patience.none')
      : patience < DAY
        ? words('online.patience.minutes', { count: Math.ceil(patience / MINUTE) })
        : words('online.patience.days', { count: Math.round(patience / DAY) });
  return <p className="hint">{said}</p>;
};
