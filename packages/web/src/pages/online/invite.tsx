import { useWords } from '@quarterdeck/board-kit';
import { useState } from 'react';
import { addressOf } from '../../router/route.ts';
import { ONLINE_EN } from './en.ts';

type InviteProps = { readonly game: string; readonly invitation: string };

/** The link that others come by: to copy, and to share where the browser can. */
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
  // Whoever closes the sheet of the system has shared with nobody, and that is all right.
  const share = (): void => {
    navigator.share({ url, text: words('online.shareText', { game }) }).catch(() => {});
  };
  return (
    <section className="invite wraps">
      <label>
        {words('online.link')}
        <input className="field" readOnly value={url} onFocus={(event) => event.target.select()} />
      </label>
      <button type="button" className="button asked" onClick={() => void copy()}>
        {words('online.copy')}
      </button>
      {'share' in navigator && (
        <button type="button" className="button" onClick={share}>
          {words('online.share')}
        </button>
      )}
      <p className="hint" role="status">
        {said === '' ? words('online.linkHint') : said}
      </p>
    </section>
  );
};
