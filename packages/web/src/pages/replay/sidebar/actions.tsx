import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import { useState } from 'react';
import { whatIsWrong } from '../bad-replay.tsx';
import { REPLAY_EN } from '../en.ts';
import { usePosition, useReplay } from '../replay-context.tsx';
import { PlayOn } from './play-on.tsx';
import { verdictOf } from './verdict.ts';

/** What the last action came to. `text` is what could not be copied, to be copied by hand. */
type Said = {
  readonly tone: 'plain' | 'fair' | 'bad';
  readonly sentence: string;
  readonly text?: string;
};
type Say = (said: Said | undefined) => void;

/** The browser may have no clipboard, or refuse it: both come to the same. */
const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

const VerifyButton = ({ say }: { readonly say: Say }) => {
  const words = useWords(REPLAY_EN);
  const { opened } = useReplay();
  const [isBusy, setBusy] = useState(false);
  const verify = async (): Promise<void> => {
    setBusy(true);
    say({ tone: 'plain', sentence: words('replay.actions.verifying') });
    const answered = await opened.client.as('spectator').verify();
    setBusy(false);
    if (!answered.ok) {
      say({ tone: 'bad', sentence: whatIsWrong(words, answered.refusal.code) });
      return;
    }
    const { isFair, text } = verdictOf(words, answered.value);
    say({ tone: isFair ? 'fair' : 'bad', sentence: text });
  };
  return (
    <button
      type="button"
      className="button"
      aria-disabled={isBusy ? true : undefined}
      onClick={isBusy ? undefined : () => void verify()}
    >
      <Icon name="i-seal" size={18} />
      {words('replay.actions.verify')}
    </button>
  );
};

const TestButton = ({ say }: { readonly say: Say }) => {
  const words = useWords(REPLAY_EN);
  const { opened, table, last } = useReplay();
  const copy = async (): Promise<void> => {
    const position = table.position.get();
    if (position >= last) {
      say({ tone: 'plain', sentence: words('replay.actions.over') });
      return;
    }
    const answered = await opened.client.asTest(position);
    if (!answered.ok) {
      const { code } = answered.refusal;
      const sentence =
        code === 'wrong-pack' ? words('replay.actions.ownPack') : whatIsWrong(words, code);
      say({ tone: 'bad', sentence });
    } else if (await copied(answered.value))
      say({ tone: 'plain', sentence: words('replay.actions.copied') });
    else
      say({
        tone: 'plain',
        sentence: words('replay.actions.copyYourself'),
        text: answered.value,
      });
  };
  return (
    <button type="button" className="button" onClick={() => void copy()}>
      <Icon name="i-copy" size={18} />
      {words('replay.actions.asTest')}
    </button>
  );
};

const downloadText = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** Play on, verify, download, and folded away what only a developer wants; what came of it is said under them. */
export const Actions = () => {
  const words = useWords(REPLAY_EN);
  const { opened, last, review } = useReplay();
  const position = usePosition();
  const [said, say] = useState<Said>();
  const [isPlayingOn, setPlayingOn] = useState(false);
  const { info, text } = opened;
  const playOn = (): void => {
    say(undefined);
    if (position < last) setPlayingOn(true);
    else say({ tone: 'plain', sentence: words('replay.actions.over') });
  };
  return (
    <section className="replay-actions" aria-label={words('replay.actions.label')}>
      <button type="button" className="button solid" onClick={playOn}>
        <Icon name="i-play" size={14} />
        {words('replay.actions.playOn')}
      </button>
      {info.outcome !== null && (
        <button type="button" className="button" onClick={() => review.set(true)}>
          <Icon name="i-eye" size={18} />
          {words('replay.actions.review')}
        </button>
      )}
      <VerifyButton say={say} />
      <button
        type="button"
        className="button"
        onClick={() => downloadText(`${info.game}-${info.id.slice(0, 8)}.json`, text)}
      >
        <Icon name="i-box" size={18} />
        {words('replay.actions.download')}
      </button>
      <details className="for-developers">
        <summary>{words('replay.actions.developers')}</summary>
        <TestButton say={say} />
      </details>
      <p role="status" data-tone={said?.tone}>
        {said?.sentence}
      </p>
      {said?.text !== undefined && (
        <textarea className="field" readOnly rows={6} value={said.text} />
      )}
      {isPlayingOn && <PlayOn onClose={() => setPlayingOn(false)} />}
    </section>
  );
};
