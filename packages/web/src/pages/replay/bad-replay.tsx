import { type KeyOf, useWords, type Words } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import type { Refusal } from '@quarterdeck/tables';
import { REPLAY_EN } from './en.ts';

/** Faults that have their own words; each tells what happened and what to do about it. */
const TOLD = [
  'not-json',
  'truncated',
  'too-large',
  'not-a-replay',
  'unknown-version',
  'edited',
  'wrong-game',
  'wrong-pack',
  'wrong-rules',
  'diverged',
  'unknown-game',
  'bad-pack',
  'malformed',
  'still-secret',
  'no-table',
  'no-file',
  'damaged',
  'storage-failed',
  'host-lost',
  'failed',
] as const;
type Told = (typeof TOLD)[number];

/** `sentence` is the engine's own, for those who look after the file. */
export type Fault = { readonly code: string; readonly sentence: string };

export const faultOf = ({ code, sentence }: Refusal): Fault => ({ code, sentence });

const toldOf = (code: string): Told | 'other' => TOLD.find((told) => told === code) ?? 'other';

export const whatIsWrong = (words: Words<KeyOf<typeof REPLAY_EN>>, code: string): string =>
  words(`replay.bad.${toldOf(code)}.what`);

type BadReplayProps = { readonly fault: Fault; readonly name?: string };

/** What is wrong, and what to do about it, where it happened. */
export const BadReplay = ({ fault, name }: BadReplayProps) => {
  const words = useWords(REPLAY_EN);
  const told = toldOf(fault.code);
  return (
    <div className="replay-bad" role="alert">
      <Icon name="i-why" size={26} />
      <div>
        {name !== undefined && <p className="replay-bad-name">{name}</p>}
        <p>
          <b>{words(`replay.bad.${told}.what`)}</b>
        </p>
        <p>{words(`replay.bad.${told}.todo`)}</p>
        <details>
          <summary>{words('replay.bad.details')}</summary>
          <p className="hint">{fault.sentence}</p>
        </details>
      </div>
    </div>
  );
};
