import { ClauseLink, useWords } from '@quarterdeck/board-kit';
import { Dialog } from '../../controls/dialog.tsx';
import { TABLE_EN } from '../en.ts';
import { deniedGroups } from '../state/denied-groups.ts';
import { NO_PANEL } from '../state/panels.ts';
import { useTable } from '../state/table-context.tsx';

/** All that cannot be done just now, each reason once with what it forbids. */
export const DeniedSheet = () => {
  const words = useWords(TABLE_EN);
  const { question, panel } = useTable();
  return (
    <Dialog title={words('table.why.all')} shape="sheet" onClose={() => panel.set(NO_PANEL)}>
      <ul className="denied-sheet">
        {deniedGroups(question?.denied ?? []).map(({ first, labels }) => (
          <li key={first.key}>
            <p>
              {first.reason} {first.clause !== '' && <ClauseLink clause={first.clause} />}
            </p>
            <p className="hint">{labels.join(' · ')}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
