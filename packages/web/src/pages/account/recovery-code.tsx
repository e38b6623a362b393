import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import { useEffect, useRef, useState } from 'react';
import { offerFile } from '../../browser/offer-file.ts';
import { ACCOUNT_EN } from './en.ts';

type RecoveryCodeProps = { readonly code: string; readonly onKept: () => void };

/** The code that is shown once. It stays until somebody says that it is kept. */
export const RecoveryCodePanel = ({ code, onKept }: RecoveryCodeProps) => {
  const words = useWords(ACCOUNT_EN);
  const [isCopied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  };
  return (
    <section className="panel account-panel" aria-labelledby="recovery">
      <h1 id="recovery" ref={heading} tabIndex={-1}>
        {words('account.recovery.title')}
      </h1>
      <p>{words('account.recovery.text')}</p>
      <p className="recovery-code">{code.split(' ').join(' · ')}</p>
      <div className="account-pair">
        <button type="button" className="button" onClick={() => void copy()}>
          <Icon name="i-copy" size={20} />
          {words(isCopied ? 'account.recovery.copied' : 'account.recovery.copy')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() =>
            offerFile(
              new Blob([`${code}\n`], { type: 'text/plain' }),
              words('account.recovery.fileName'),
            )
          }
        >
          {words('account.recovery.file')}
        </button>
      </div>
      <button type="button" className="button solid" onClick={onKept}>
        {words('account.recovery.kept')}
      </button>
    </section>
  );
};
