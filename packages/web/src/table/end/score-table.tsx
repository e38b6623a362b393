import { ClauseLink, useWords } from '@quarterdeck/board-kit';
import { Emblem } from '@quarterdeck/board-kit/drawings';
import { at, type Outcome } from '@quarterdeck/kernel';
import { TABLE_EN } from '../en.ts';
import { useTable } from '../state/table-context.tsx';
import { placesOf, type SheetCell, type SheetRow, sheetRows } from './score-sheet.ts';

const Cell = ({ cell }: { readonly cell: SheetCell | undefined }) => {
  if (cell === undefined) return <span aria-hidden="true">–</span>;
  return (
    <>
      <small className="figures">{cell.count}</small>
      <b className="figures" data-loss={cell.points < 0 ? '' : undefined}>
        {cell.points}
      </b>
    </>
  );
};

/** A game without words for its rows shows the key of the line, which its clause explains. */
const plainly = (line: string): string => {
  const words = line.replaceAll(/[-_/]/g, ' ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
};

type RowProps = { readonly row: SheetRow; readonly outcome: Outcome };

const Row = ({ row, outcome }: RowProps) => {
  const { kit, scene } = useTable();
  const { label, icon } = kit.scoreRow?.(scene, row.sample) ?? { label: plainly(row.line) };
  return (
    <tr>
      <th scope="row">
        <span>
          {icon}
          {label}
          <ClauseLink clause={row.sample.clause} />
        </span>
      </th>
      {placesOf(outcome).map((seat) => (
        <td key={seat} data-won={outcome.ranks[seat] === 1 ? '' : undefined}>
          <Cell cell={row.cells[seat]} />
        </td>
      ))}
    </tr>
  );
};

const Heads = ({ outcome }: { readonly outcome: Outcome }) => {
  const words = useWords(TABLE_EN);
  const { kit, scene } = useTable();
  return (
    <tr>
      <td />
      {placesOf(outcome).map((seat) => {
        const face = at(scene.seats, seat);
        return (
          <th key={seat} scope="col" data-won={outcome.ranks[seat] === 1 ? '' : undefined}>
            <Emblem colour={face.colour} size={32} />
            <b title={face.name}>{face.name}</b>
            <small>{kit.summary(scene, seat).role ?? ''}</small>
            <small>{words('table.end.place', { place: outcome.ranks[seat] ?? 0 })}</small>
          </th>
        );
      })}
    </tr>
  );
};

/** One row for each kind of points, one column for each captain, best first. */
export const ScoreTable = ({ outcome }: { readonly outcome: Outcome }) => {
  const words = useWords(TABLE_EN);
  return (
    <div className="score-table panel">
      <table>
        <caption className="unseen">{words('table.end.sheet')}</caption>
        <thead>
          <Heads outcome={outcome} />
        </thead>
        <tbody>
          {sheetRows(outcome).map((row) => (
            <Row key={row.line} row={row} outcome={outcome} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words('table.end.points')}</th>
            {placesOf(outcome).map((seat) => (
              <td key={seat} data-won={outcome.ranks[seat] === 1 ? '' : undefined}>
                <b className="figures">{outcome.scores[seat]}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="hint">{words('table.end.small')}</p>
    </div>
  );
};
