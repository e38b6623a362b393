import { type Offer, useStore, useWords } from '@quarterdeck/board-kit';
import { unreachable } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { Dialog } from '../../controls/dialog.tsx';
import { KEYS_EN } from '../../controls/en-keys.ts';
import { Keys } from '../../controls/keys.tsx';
import { OnlookersSheet } from '../bar/onlookers.tsx';
import { WinningSheet } from '../bar/winning-sheet.tsx';
import { BoardInWords } from '../board/board-in-words.tsx';
import { TableChatPanel } from '../chat/at-table.tsx';
import { CHAT_EN } from '../chat/en.ts';
import { DeedsSheet } from '../clock/deeds-sheet.tsx';
import { AsideNote } from '../coach/aside-note.tsx';
import { TABLE_EN } from '../en.ts';
import { LogPanel } from '../log/log-panel.tsx';
import { MatDialog } from '../mat/mats.tsx';
import { DeniedSheet } from '../prompt/denied-sheet.tsx';
import { RulesSheet } from '../rules/rules-sheet.tsx';
import { NO_PANEL } from '../state/panels.ts';
import { useTable } from '../state/table-context.tsx';
import { TableMenu } from './table-menu.tsx';

type ConfirmProps = { readonly offer: Offer; readonly why: 'hurts' | 'shows' };

/** Only for what cannot be taken back; the button says the whole of it again. */
const Confirm = ({ offer, why }: ConfirmProps) => {
  const words = useWords(KEYS_EN, TABLE_EN);
  const { panel, commands } = useTable();
  const close = (): void => panel.set(NO_PANEL);
  return (
    <Dialog title={offer.label} onClose={close}>
      <AsideNote />
      <p>{words(`table.confirm.${why}`)}</p>
      <div className="confirm-bar">
        <button type="button" className="button" onClick={close}>
          {words('table.confirm.no')}
        </button>
        <button type="button" className="button asked" onClick={() => commands.play(offer)}>
          {words('table.confirm.yes', { choice: offer.label })}
        </button>
      </div>
    </Dialog>
  );
};

/** What lies over the table, if anything. */
export const TablePanels = (): ReactElement | undefined => {
  const words = useWords(KEYS_EN, TABLE_EN, CHAT_EN);
  const { panel } = useTable();
  const shown = useStore(panel, (now) => now);
  const close = (): void => panel.set(NO_PANEL);
  switch (shown.kind) {
    case 'none':
      return undefined;
    case 'rules':
      return <RulesSheet clause={shown.clause} />;
    case 'mat':
      return <MatDialog seat={shown.seat} />;
    case 'winning':
      return <WinningSheet />;
    case 'onlookers':
      return <OnlookersSheet />;
    case 'menu':
      return <TableMenu />;
    case 'deeds':
      return <DeedsSheet onClose={close} />;
    case 'keys':
      return (
        <Dialog title={words('settings.keys')} onClose={close}>
          <Keys />
        </Dialog>
      );
    case 'log':
    case 'digest':
      return (
        <Dialog title={words(`table.log.${shown.kind}`)} shape="sheet" onClose={close}>
          <LogPanel start={shown.kind} />
        </Dialog>
      );
    case 'chat':
      return (
        <Dialog title={words('chat.title')} shape="sheet" onClose={close}>
          <TableChatPanel />
        </Dialog>
      );
    case 'words':
      return (
        <Dialog title={words('table.board.inWords')} shape="wide" onClose={close}>
          <BoardInWords />
        </Dialog>
      );
    case 'denied':
      return <DeniedSheet />;
    case 'confirm':
      return <Confirm offer={shown.offer} why={shown.why} />;
    default:
      return unreachable(shown);
  }
};
