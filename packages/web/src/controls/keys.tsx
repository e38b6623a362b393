import { useWords } from '@quarterdeck/board-kit';
import { KEYS_EN } from './en-keys.ts';

const KEYS = [
  'choices',
  'find',
  'enter',
  'escape',
  'end',
  'undo',
  'why',
  'rules',
  'log',
  'digest',
  'chat',
  'holdings',
  'hurry',
  'hint',
  'advice',
  'winning',
  'term',
  'area',
  'arrows',
  'all',
] as const;

/** The keys of a table; the same list opens there with a question mark. */
export const Keys = () => {
  const words = useWords(KEYS_EN);
  return (
    <dl className="keys">
      {KEYS.map((key) => (
        <div key={key}>
          <dt>{words(`settings.keyOf.${key}`)}</dt>
          <dd>{words(`settings.keyDoes.${key}`)}</dd>
        </div>
      ))}
    </dl>
  );
};
