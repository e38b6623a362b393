import { joinList, useLanguage, useWords } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import { PROPOSALS, type TableTiming } from '@quarterdeck/tables';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTable } from '../state/table-context.tsx';
import { NOTES_EN } from './en-notes.ts';
import { doDeed, type TableDeed } from './table-deeds.ts';

type DeedButtonProps = { readonly deed: TableDeed; readonly children: ReactNode };

/** Does one thing at the table; where it was refused, the button says why. */
export const DeedButton = ({ deed, children }: DeedButtonProps) => {
  const words = useWords(NOTES_EN);
  const { snapshot } = useTable();
  const [failure, setFailure] = useState<string>();
  const press = async (): Promise<void> => {
    const done = await doDeed(snapshot.table.id, deed);
    setFailure(done.ok ? undefined : done.refusal.sentence);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void press()}>
        {children}
      </button>
      {failure !== undefined && (
        <span role="status">{words('notes.deeds.failed', { why: failure })}</span>
      )}
    </>
  );
};

/** What was proposed, to those who have not said anything yet, and to those who have. */
const Proposals = ({ timing }: { readonly timing: TableTiming }) => {
  const words = useWords(NOTES_EN);
  const language = useLanguage();
  const { scene } = useTable();
  const { me } = scene;
  return PROPOSALS.filter((what) => timing.wanted[what].length > 0).map((what) => {
    const wanted = timing.wanted[what];
    const isMine = me !== undefined && wanted.includes(me);
    const names = joinList(
      language,
      wanted.map((seat) => at(scene.seats, seat).called),
    );
    return (
      <div key={what} className="notice">
        <p>
          {isMine
            ? words(`notes.strip.waits.${what}`)
            : words(`notes.strip.asked.${what}`, { names })}
        </p>
        {me !== undefined && !isMine && (
          <DeedButton deed={{ verb: 'propose', what }}>{words('notes.strip.agree')}</DeedButton>
        )}
        {me !== undefined && (
          <DeedButton deed={{ verb: 'decline', what }}>
            {words(isMine ? 'notes.strip.takeBackWish' : 'notes.strip.decline')}
          </DeedButton>
        )}
      </div>
    );
  });
};

/** What holds a table of a server up, and how one goes on; usually nothing. */
export const AffairsStrip = (): ReactElement | undefined => {
  const words = useWords(NOTES_EN);
  const { snapshot, scene } = useTable();
  const { timing, outcome } = snapshot;
  if (timing === undefined || outcome !== null) return undefined;
  const { me } = scene;
  if (timing.ended !== null)
    return (
      <section className="notices" aria-label={words('notes.strip.label')}>
        <div className="notice" role="status">
          <p>{words(`notes.strip.${timing.ended}`)}</p>
        </div>
      </section>
    );
  return (
    <section className="notices" aria-label={words('notes.strip.label')} aria-live="polite">
      {timing.pausedAt !== null && (
        <div className="notice">
          <p>{words('notes.strip.paused')}</p>
          {me !== undefined && (
            <DeedButton deed={{ verb: 'resume' }}>{words('notes.strip.goOn')}</DeedButton>
          )}
        </div>
      )}
      {me !== undefined && timing.handed.includes(me) && (
        <div className="notice">
          <p>{words('notes.strip.handed')}</p>
          <DeedButton deed={{ verb: 'back' }}>{words('notes.strip.takeBack')}</DeedButton>
        </div>
      )}
      {snapshot.order === 'in-force' && (
        <div className="notice">
          <p>{words('notes.order.inForce')}</p>
          <DeedButton deed={{ verb: 'order', isGiven: false }}>
            {words('notes.order.revoke')}
          </DeedButton>
        </div>
      )}
      <Proposals timing={timing} />
    </section>
  );
};
