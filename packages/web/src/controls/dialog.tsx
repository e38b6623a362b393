import { useWords } from '@quarterdeck/board-kit';
import { pen } from '@quarterdeck/board-kit/drawings';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { CONTROLS_EN } from './en.ts';

type DialogProps = {
  readonly title: string;
  /** `sheet` comes from the right and is as high as the page. */
  readonly shape?: 'box' | 'wide' | 'sheet';
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The browser keeps the focus inside, gives it back afterwards, and closes on Esc. */
export const Dialog = ({ title, shape = 'box', onClose, children }: DialogProps) => {
  const words = useWords(CONTROLS_EN);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Closed while it still stands in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const cancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose();
  };
  const closeOutside = (event: MouseEvent): void => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={`table-dialog ${shape}`}
      aria-labelledby={heading}
      onCancel={cancel}
      onClick={closeOutside}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="table-dialog-body">
        <div className="table-dialog-head row">
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            className="sign-button"
            aria-label={words('controls.close')}
            onClick={onClose}
          >
            <svg width="20" height="20" viewBox="0 0 64 64" aria-hidden="true">
              <path d="M12 12L52 52M52 12L12 52" {...pen(5, 'currentColor')} />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
};
