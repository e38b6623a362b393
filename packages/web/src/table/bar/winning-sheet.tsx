import { ClauseLink, useWords } from '@quarterdeck/board-kit';
import type { SeatStanding, SpokenRule } from '@quarterdeck/kernel/say';
import type { ReactElement } from 'react';
import { Dialog } from '../../controls/dialog.tsx';
import { NO_PANEL } from '../state/panels.ts';
import { useTable } from '../state/table-context.tsx';
import { useStanding } from '../state/use-standing.ts';
import { WINNING_EN } from './en-winning.ts';
import { useFigureWords } from './win-line.tsx';

const Rule = ({ rule: { text, clause } }: { readonly rule: SpokenRule }) => (
  <p>
    {text} <ClauseLink clause={clause} />
  </p>
);

/** Every source of points, with what it is worth for this seat now. */
const Sources = ({ standing }: { readonly standing: SeatStanding }) => {
  const words = useWords(WINNING_EN);
  const { sources, total, hasMore } = standing;
  return (
    <table className="winning-sources">
      <caption>{words('winning.mine')}</caption>
      <tbody>
        {sources.map(({ text, points, clause }) => (
          <tr key={`${clause} ${text}`}>
            <th scope="row">{text}</th>
            <td className="figures">{points}</td>
            <td>
              <ClauseLink clause={clause} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words('winning.total')}</th>
          <td className="figures">{hasMore ? words('winning.more', { total }) : total}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
};

/** How one wins: the aim, what everybody has, each source with its worth now, and the end. */
export const WinningSheet = (): ReactElement | undefined => {
  const words = useWords(WINNING_EN);
  const { panel } = useTable();
  const standing = useStanding();
  const figure = useFigureWords();
  if (standing === undefined) return undefined;
  const { aim, end, mine, seats } = standing;
  const ranked = seats.toSorted((a, b) => b.total - a.total);
  return (
    <Dialog title={words('winning.title')} shape="sheet" onClose={() => panel.set(NO_PANEL)}>
      <div className="winning">
        <Rule rule={aim} />
        <ul className="winning-seats" aria-label={words('winning.everybody')}>
          {ranked.map((one) => (
            <li key={one.seat} data-mine={one.seat === mine?.seat ? '' : undefined}>
              {figure(one)}
            </li>
          ))}
        </ul>
        {mine !== undefined && <Sources standing={mine} />}
        <h3>{words('winning.end')}</h3>
        <Rule rule={end} />
      </div>
    </Dialog>
  );
};
