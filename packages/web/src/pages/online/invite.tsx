import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import { lazy, Suspense, useState } from 'react';
import { addressOf } from '../../router/route.ts';
import { ONLINE_EN } from './en.ts';

/** Fetched for those who wait for somebody. */
const QrCode = lazy(() => import('./qr-code.tsx').then(({ QrCode: code }) => ({ default: code })));

type InviteProps = { readonly game: string; readonly invitation: string };

/** The link that others come by: to scan, to share and to copy. */
export const Invite = ({ game, invitation }: InviteProps) => {
  const words = useWords(ONLINE_EN);
  const [said, setSaid] = useState('');
  const url = window.location.origin + addressOf({ page: 'join', invitation });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid(words('online.copied'));
    } catch {
      setSaid(words('online.notCopied'));
    }
  };
  const share = (): void => {
    if (!('share' in navigator)) void copy();
    // Whoever closes the sheet of the system has shared with nobody, and that is all right.
    else navigator.share({ url, text: words('online.shareText', { game }) }).catch(() => {});
  };
  return (
    <section className="panel invite" aria-labelledby="invite">
      <h2 id="invite">{words('online.invite')}</h2>
      <Suspense fallback={<div className="qr-code" />}>
        <QrCode text={url} label={words('online.qr')} />
      </Suspense>
      <label>
        {words('online.link')}
        <input className="field" readOnly value={url} onFocus={(event) => event.target.select()} />
      </label>
      <div className="invite-ways">
        <button type="button" className="button solid" onClick={share}>
          <Icon name="i-share" size={18} />
          {words('online.share')}
        </button>
        <button type="button" className="button" onClick={() => void copy()}>
          <Icon name="i-copy" size={18} />
          {words('online.copy')}
        </button>
      </div>
      <p className="hint" role="status">
        {said === '' ? words('online.linkHint') : said}
      </p>
    </section>
  );
};
