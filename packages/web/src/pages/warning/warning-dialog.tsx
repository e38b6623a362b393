import '../../table/styles/dialogs.css';
import { useWords } from '@quarterdeck/board-kit';
import type { Warning } from '@quarterdeck/tables';
import { Dialog } from '../../controls/dialog.tsx';
import { readWarning } from '../../hosts/online/warning.ts';
import { WARNING_EN } from './en.ts';

/** What moderators have to say to somebody: over whatever page is open, until it is read. */
export const WarningDialog = ({ warning }: { readonly warning: Warning }) => {
  const words = useWords(WARNING_EN);
  const read = (): void => void readWarning(warning);
  return (
    <Dialog title={words('warning.title')} onClose={read}>
      <p>{warning.note}</p>
      <p className="hint">{words('warning.hint')}</p>
      <button type="button" className="button solid" onClick={read}>
        {words('warning.read')}
      </button>
    </Dialog>
  );
};
