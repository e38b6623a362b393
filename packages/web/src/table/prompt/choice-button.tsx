import { focusing, hovering, useSelection, useWords } from '@quarterdeck/board-kit';
import type { ReactElement, ReactNode } from 'react';
import { COACH_EN } from '../coach/en.ts';
import { useIsShown } from '../coach/hinting.ts';
import type { HotKey, Row } from '../state/rows.ts';
import { useTable } from '../state/table-context.tsx';

type PartsProps = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly sub: string | undefined;
  readonly cost: ReactNode;
  readonly hotKey: HotKey | undefined;
  /** The board shows the same figure. */
  readonly isChip?: boolean;
};

const Parts = ({ icon, title, sub, cost, hotKey, isChip = false }: PartsProps) => (
  <>
    <span className="choice-icon" aria-hidden="true">
      {icon}
    </span>
    <span className="choice-words">
      {title}
      {sub !== undefined && <small>{sub}</small>}
    </span>
    {cost !== undefined && <span className="choice-cost">{cost}</span>}
    {hotKey !== undefined && (
      <span className={isChip ? 'choice-chip' : 'choice-key'} aria-hidden="true">
        {hotKey}
      </span>
    )}
  </>
);

/** For those who do not see the brass. */
const ShownByCoach = (): ReactElement => {
  const words = useWords(COACH_EN);
  return <span className="unseen">{words('coach.shown')}</span>;
};

type ChoiceButtonProps = { readonly row: Row };

const OfferButton = ({ row }: { readonly row: Extract<Row, { readonly kind: 'offer' }> }) => {
  const { kit, commands } = useTable();
  const { offer, hotKey, stage, chip } = row;
  const isChosen = useSelection(({ chosen }) => chosen === offer.key);
  const isLit = useSelection(({ litOffers }) => litOffers.includes(offer.key));
  const isShown = useIsShown(row);
  const { face } = offer;
  const named = offer.icon === undefined ? undefined : kit.icon?.(offer.icon);
  return (
    <button
      type="button"
      className="choice"
      data-lit={isLit ? '' : undefined}
      data-shown={isShown ? '' : undefined}
      aria-pressed={isChosen}
      aria-keyshortcuts={hotKey === undefined ? undefined : String(hotKey)}
      onClick={() => commands.press(row)}
      {...hovering(
        () => commands.pointOffer(offer),
        () => commands.pointOffer(undefined),
      )}
      {...focusing(
        () => commands.pointOffer(offer),
        () => commands.pointOffer(undefined),
      )}
    >
      <Parts
        icon={face.icon ?? named}
        title={face.title ?? stage?.label ?? offer.label}
        sub={face.sub ?? stage?.part?.sub}
        cost={face.cost}
        hotKey={hotKey}
        isChip={chip !== undefined}
      />
      {isShown && <ShownByCoach />}
    </button>
  );
};

/** What several choices share: it decides this stage, and the next one is asked. */
const PartButton = ({ row }: { readonly row: Extract<Row, { readonly kind: 'part' }> }) => {
  const { kit, commands } = useTable();
  const { stage, face, hotKey, chip } = row;
  const { part, label, targets } = stage;
  const isLit = useSelection(({ litTargets }) =>
    targets.some((target) => litTargets.includes(target)),
  );
  const isShown = useIsShown(row);
  const named = part?.icon === undefined ? undefined : kit.icon?.(part.icon);
  const point = (): void => commands.pointPart(stage);
  const pointAway = (): void => commands.pointPart(undefined);
  return (
    <button
      type="button"
      className="choice"
      data-lit={isLit ? '' : undefined}
      data-shown={isShown ? '' : undefined}
      aria-keyshortcuts={hotKey === undefined ? undefined : String(hotKey)}
      onClick={() => commands.press(row)}
      {...hovering(point, pointAway)}
      {...focusing(point, pointAway)}
    >
      <Parts
        icon={face.icon ?? named}
        title={face.title ?? label}
        sub={face.sub ?? part?.sub}
        cost={face.cost}
        hotKey={hotKey}
        isChip={chip !== undefined}
      />
      {isShown && <ShownByCoach />}
    </button>
  );
};

const ElementButton = ({ row }: { readonly row: Extract<Row, { readonly kind: 'element' }> }) => {
  const { commands, described } = useTable();
  const { face, hotKey } = row;
  const card = face.target === undefined ? undefined : described.get(face.target);
  const isShown = useIsShown(row);
  const isLit = useSelection(
    ({ litTargets }) => face.target !== undefined && litTargets.includes(face.target),
  );
  return (
    <button
      type="button"
      className="choice"
      data-lit={isLit ? '' : undefined}
      data-shown={isShown ? '' : undefined}
      data-says={card === undefined ? undefined : `${card.name}. ${card.text}`}
      aria-keyshortcuts={hotKey === undefined ? undefined : String(hotKey)}
      onClick={() => commands.press(row)}
      {...hovering(
        () => commands.pointTarget(face.target),
        () => commands.pointTarget(undefined),
      )}
      {...focusing(
        () => commands.pointTarget(face.target),
        () => commands.pointTarget(undefined),
      )}
    >
      <Parts icon={face.icon} title={face.label} sub={undefined} cost={undefined} hotKey={hotKey} />
      {isShown && <ShownByCoach />}
    </button>
  );
};

/** One choice, a part of one, or one element of a choice that is picked card by card. */
export const ChoiceButton = ({ row }: ChoiceButtonProps) => {
  if (row.kind === 'offer') return <OfferButton row={row} />;
  return row.kind === 'part' ? <PartButton row={row} /> : <ElementButton row={row} />;
};
