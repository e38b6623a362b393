import { useWords } from '@quarterdeck/board-kit';
import type { OnlineTableCard } from '@quarterdeck/tables';
import { PACE_EN } from '../../setup/en-pace.ts';
import { paceIdOf } from '../../setup/pace.ts';
import { sayPace } from '../../setup/say-pace.ts';

type TablePaceProps = { readonly card: OnlineTableCard };

/** How much time everybody has, and what happens when it runs out. */
export const TablePace = ({ card }: TablePaceProps) => {
  const words = useWords(PACE_EN);
  const pace = paceIdOf(card);
  const said =
    pace === 'none'
      ? words('pace.saidNone')
      : words('pace.said', {
          pace: words(`pace.names.${pace}`),
          size: sayPace(words, card),
          late: words(`pace.late.hints.${card.whenLate ?? 'answer'}`),
        });
  return <p className="hint">{said}</p>;
};
