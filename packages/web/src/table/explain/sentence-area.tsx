import {
  ClauseLink,
  considered,
  KIT_EN,
  type Offer,
  type Selection,
  useSelection,
  useStore,
  useWords,
} from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import { type ReactElement, useEffect, useState } from 'react';
import { ShowMe } from '../../rulebook/show-me.tsx';
import { useSettings } from '../../settings/settings-context.tsx';
import { TABLE_EN } from '../en.ts';
import { detailNow } from '../state/detail-now.ts';
import { comesToNothing } from '../state/foreseen.ts';
import { useTable } from '../state/table-context.tsx';

/** `unsent`: an answer waits, kept from before the page was loaded again. */
type Reason = NonNullable<Selection['why']> | 'unsent';

/** What is being explained, or why the last attempt came to nothing. */
const useWhy = (): Reason | undefined => {
  const { refusal, unsent } = useTable();
  const refused = useStore(refusal, (now) => now);
  const isKept = useStore(unsent, (now) => now !== undefined);
  const asked = useSelection((selection) => selection.why);
  return asked ?? refused ?? (isKept ? 'unsent' : undefined);
};

/** Why not, in one sentence with its clause. */
const Why = ({ why }: { readonly why: Reason }) => {
  const words = useWords(KIT_EN, TABLE_EN);
  const { question, snapshot, unsent } = useTable();
  const nothing = question === undefined ? 'table.why.notAsked' : 'table.why.nothing';
  const isKept = useStore(unsent, (now) => now !== undefined);
  const reason = typeof why === 'string' ? words(nothing) : why.reason;
  return (
    <p className="why" role="status">
      <Icon name="i-why" size={22} />
      <span>
        {isKept ? words('table.why.unsent') : reason}{' '}
        {typeof why !== 'string' && why.clause !== '' && (
          <>
            <ClauseLink clause={why.clause} />{' '}
            <ShowMe game={snapshot.table.game} clause={why.clause} isQuiet />
          </>
        )}
      </span>
    </p>
  );
};

/** Whether the chosen answer could be taken back; asked of the host for those who want to know. */
const useIsFinal = (offer: Offer | undefined): boolean => {
  const { open, kit, scene } = useTable();
  const { confirm } = useSettings();
  const isWorthIt =
    confirm === 'everything' ||
    (confirm === 'hurts' && offer !== undefined && kit.hurts?.(scene, offer.choice) === true);
  const wanted = isWorthIt && offer !== undefined;
  const [final, setFinal] = useState<string>();
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void open.wouldReveal({ choice: offer.choice }).then((answered) => {
      const shows = !answered.ok || answered.value;
      if (current) setFinal(shows ? offer.key : undefined);
    });
    return () => {
      current = false;
    };
  }, [open, offer, wanted]);
  return wanted && final === offer.key;
};

/** What the choice that is pointed at costs and brings, and whether it can be taken back. */
const Detail = (): ReactElement | undefined => {
  const words = useWords(TABLE_EN);
  const { question, rows } = useTable();
  const offer = useSelection((selection) => considered(question, selection));
  const detail = useSelection((selection) => detailNow(question, rows, selection));
  const chosenKey = useSelection((selection) => selection.chosen);
  const chosen = question?.offers.find(({ key }) => key === chosenKey);
  const isFinal = useIsFinal(chosen) && chosen?.key === offer?.key;
  const isIdle = offer !== undefined && comesToNothing(offer);
  if (detail === undefined && !isFinal) return undefined;
  return (
    <p className="choice-detail" data-warns={isIdle ? '' : undefined}>
      {isIdle && <Icon name="i-why" size={16} />} {detail}{' '}
      {isFinal && <em className="choice-final">{words('table.prompt.final')}</em>}
    </p>
  );
};

/** What the thing under the hand is, in the words a listener hears. */
const useExplanation = (): ReactElement | undefined => {
  const { explained, described } = useTable();
  const what = useStore(explained, (now) => now);
  if (what === undefined) return undefined;
  const place = what.target === undefined ? undefined : described.get(what.target);
  if (place === undefined && what.words === undefined) return undefined;
  return (
    <p className="explanation">
      {place !== undefined && (
        <>
          <b>{place.name}</b> {place.text}{' '}
        </>
      )}
      {what.words}
    </p>
  );
};

/**
 * The one place where sentences come and go: why something is not possible, what a thing is, what a
 * choice costs and brings. It lies over nothing, and has its room whether anything is said or not.
 */
export const SentenceArea = () => {
  const why = useWhy();
  const explanation = useExplanation();
  return (
    <div className="sentence-area">
      {why !== undefined && why !== 'nothing-there' ? (
        <Why why={why} />
      ) : (
        <>
          {explanation ?? (why !== undefined && <Why why={why} />)}
          <Detail />
        </>
      )}
    </div>
  );
};
