import { type Crumb, useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import { Fragment, type ReactElement, useEffect, useRef } from 'react';
import { COACH_EN } from '../coach/en.ts';
import { useShownCrumb } from '../coach/hinting.ts';
import { TABLE_EN } from '../en.ts';
import { useTable } from '../state/table-context.tsx';

type CrumbButtonProps = { readonly crumb: Crumb; readonly depth: number };

/** What is decided, with its picture; a press opens that stage again. */
const CrumbButton = ({ crumb, depth }: CrumbButtonProps) => {
  const words = useWords(TABLE_EN);
  const coached = useWords(COACH_EN);
  const { kit, scene, question, commands } = useTable();
  const { part, byItself, offer } = crumb;
  const isWrong = useShownCrumb() === depth;
  const face = question && kit.part?.(scene, question.step, part.stage, offer.choice);
  const icon = face?.icon ?? (part.icon === undefined ? undefined : kit.icon?.(part.icon));
  const said = (
    <>
      {icon !== undefined && <span aria-hidden="true">{icon}</span>}
      <span>
        {part.label}
        {part.sub !== undefined && <small>{part.sub}</small>}
      </span>
    </>
  );
  return byItself ? (
    <span className="crumb">{said}</span>
  ) : (
    <button
      type="button"
      className="crumb"
      data-shown={isWrong ? '' : undefined}
      onClick={() => commands.reopen(depth)}
    >
      {said}
      <span className="unseen">
        {words('table.prompt.reopen')}
        {isWrong && coached('coach.otherwise')}
      </span>
    </button>
  );
};

/** The stage that was decided is gone with the button under the focus: the next one takes it. */
const useStageFocus = (depth: number) => {
  const heading = useRef<HTMLParagraphElement>(null);
  const before = useRef(depth);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (before.current !== depth && isLost) heading.current?.focus({ preventScroll: true });
    before.current = depth;
  }, [depth]);
  return heading;
};

/** A question that is asked in stages: what is decided, and for listeners what is asked now. */
export const Crumbs = (): ReactElement | undefined => {
  const words = useWords(TABLE_EN);
  const { question, rows } = useTable();
  const stage = rows?.stage;
  const heading = useStageFocus(stage?.crumbs.length ?? 0);
  if (question === undefined || rows === undefined || stage === undefined) return undefined;
  const first = stage.rows.find(({ part }) => part !== undefined)?.part;
  const asks = first === undefined ? question.sentence : (question.stages[first.stage] ?? '');
  const { crumbs } = stage;
  return (
    <>
      <p ref={heading} className="unseen" aria-live="polite" tabIndex={-1}>
        {crumbs.length > 0 && words('table.prompt.stage', { asks, count: stage.rows.length })}
      </p>
      {crumbs.length > 0 && (
        <nav className="crumbs" aria-label={words('table.prompt.decided')}>
          {crumbs.map((crumb, depth) => (
            <Fragment key={crumb.part.key}>
              <CrumbButton crumb={crumb} depth={depth} />
              <Icon name="i-next" size={14} />
            </Fragment>
          ))}
        </nav>
      )}
    </>
  );
};
