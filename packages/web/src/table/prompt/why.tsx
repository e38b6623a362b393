import {
  ClauseLink,
  type Denial,
  KIT_EN,
  type Selection,
  useSelection,
  useStore,
  useWords,
} from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import type { ReactElement } from 'react';
import { TABLE_EN } from '../en.ts';
import { useTable } from '../state/table-context.tsx';
import { useNearby } from './nearby.ts';

/** What is being explained, or why the last attempt came to nothing. */
const useWhy = (): Selection['why'] => {
  const { refusal } = useTable();
  const refused = useStore(refusal, (now) => now);
  return useSelection((selection) => selection.why) ?? refused;
};

/** A place that plays no part is named, and the question with it. */
const useNothing = (): string => {
  const words = useWords(KIT_EN, TABLE_EN);
  const { question, described } = useTable();
  const at = useSelection((selection) => selection.whyAt);
  const place = at === undefined ? undefined : described.get(at)?.name;
  if (question === undefined) return words('table.why.notAsked');
  return place === undefined ? words('table.why.nothing') : words('table.why.noPart', { place });
};

/**
 * One sentence and the clause, near what was touched; where that is not to be seen, it stands where
 * the sentence about a choice stands.
 */
export const WhyBox = (): ReactElement | undefined => {
  const why = useWhy();
  const nothing = useNothing();
  const box = useNearby();
  if (why === undefined) return undefined;
  return (
    <p className="why" role="status" {...box}>
      <Icon name="i-why" size={22} />
      <span>
        {why === 'nothing-there' ? nothing : why.reason}{' '}
        {why !== 'nothing-there' && why.clause !== '' && <ClauseLink clause={why.clause} />}
      </span>
    </p>
  );
};

const DeniedButton = ({ denial }: { readonly denial: Denial }): ReactElement => {
  const words = useWords(KIT_EN, TABLE_EN);
  const { commands } = useTable();
  const isOpen = useSelection(({ why }) => why === denial);
  const label = denial.label ?? words('table.why.unnamed');
  return (
    <button
      type="button"
      className="choice denied"
      data-denial={denial.key}
      aria-expanded={isOpen}
      aria-label={words('kit.whyNot', { choice: label })}
      onClick={() => commands.explain(denial)}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') commands.explain(denial);
      }}
      onFocus={() => commands.explain(denial)}
    >
      <span className="choice-words">{label}</span>
      <Icon name="i-why" size={18} />
    </button>
  );
};

type DeniedProps = { readonly small: boolean };

/** More than these are folded: they are many, and nobody asked yet. */
const MOST_DENIED = 4;
const MOST_DENIED_SMALL = 2;

/** Denied choices stay in view, dashed, with a question mark. */
export const DeniedChoices = ({ small }: DeniedProps): ReactElement | undefined => {
  const words = useWords(KIT_EN, TABLE_EN);
  const { question, rows } = useTable();
  const denied = question?.denied.filter(({ label }) => label !== undefined) ?? [];
  if (denied.length === 0) return undefined;
  const list = (
    <ul className="choices">
      {denied.map((denial) => (
        <li key={denial.key}>
          <DeniedButton denial={denial} />
        </li>
      ))}
    </ul>
  );
  const isLong = rows?.canFilter === true;
  if (!isLong && denied.length <= (small ? MOST_DENIED_SMALL : MOST_DENIED))
    return <div className="denied-list">{list}</div>;
  return (
    <details className="denied-list">
      <summary>
        <Icon name="i-why" size={18} />
        <span className={small ? 'unseen' : undefined}>
          {words('table.why.many', { count: denied.length })}
        </span>
      </summary>
      {list}
    </details>
  );
};
