import { useStore } from '@quarterdeck/board-kit';
import type { AnyCoachBook } from '@quarterdeck/kernel/staging';
import { type FocusEvent, type PointerEvent, type ReactElement, useMemo, useRef } from 'react';
import { type Glossary, glossaryOf, type Term, type TextPart, termParts } from './match-terms.ts';
import { CARD_ID } from './term-card.tsx';
import { type MarkedProps, type Terms, useTerms } from './terms-context.tsx';

export { TermCard } from './term-card.tsx';

/** A game's terms with what they are met as in the language that is spoken. */
export const glossaryIn = ({ terms }: Pick<AnyCoachBook, 'terms'>, say: Terms['say']): Glossary =>
  glossaryOf(
    Object.entries(terms).map(([id, clauses]) => ({
      id,
      clauses,
      forms: say(`term.${id}.forms`).split('|'),
    })),
  );

/** A pointer that rests this long wants to know. */
const RESTS_MS = 300;
/** And has this long to go over to the card. */
const LEAVES_MS = 250;

/** Rest, focus and press: the first two show it as long as they last, the third until it is closed. */
const useMarkHands = ({ shown }: Terms, term: Term) => {
  const timer = useRef<number>(undefined);
  const isOver = useRef(false);
  const isMine = (mark: HTMLElement): boolean => shown.get()?.mark === mark;
  const show = (mark: HTMLElement, isPinned: boolean): void => {
    window.clearTimeout(timer.current);
    if (isMine(mark) && shown.get()?.isPinned === true) return;
    shown.set({ term, mark, isPinned });
  };
  const hide = (mark: HTMLElement): void => {
    const now = shown.get();
    if (now?.mark === mark && !now.isPinned) shown.set(undefined);
  };
  return {
    onClick: ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
      const isPinned = isMine(currentTarget) && shown.get()?.isPinned === true;
      if (isPinned) shown.set(undefined);
      else show(currentTarget, true);
    },
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.matches(':focus-visible')) show(currentTarget, false);
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => hide(currentTarget),
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget, pointerType, movementX, movementY } = event;
      // What comes to lie under a pointer that nobody moves explains nothing.
      const isAtRest = movementX === 0 && movementY === 0;
      if (pointerType === 'touch' || isAtRest || isOver.current) return;
      isOver.current = true;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => show(currentTarget, false), RESTS_MS);
    },
    onPointerLeave: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'touch') return;
      isOver.current = false;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        const isOnCard = document.getElementById(CARD_ID)?.matches(':hover') === true;
        if (!isOnCard && document.activeElement !== currentTarget) hide(currentTarget);
      }, LEAVES_MS);
    },
  };
};

type TermMarkProps = {
  readonly terms: Terms;
  readonly term: Term;
  readonly text: string;
  readonly isRoving: boolean;
};

const TermMark = ({ terms, term, text, isRoving }: TermMarkProps): ReactElement => {
  const mark = useRef<HTMLButtonElement>(null);
  const isOpen = useStore(
    terms.shown,
    (now) => now !== undefined && now.mark === mark.current && now.term.id === term.id,
  );
  return (
    <button
      ref={mark}
      type="button"
      className="term"
      aria-expanded={isOpen}
      aria-describedby={isOpen ? `${CARD_ID}-says` : undefined}
      tabIndex={isRoving ? -1 : undefined}
      {...useMarkHands(terms, term)}
    >
      {text}
    </button>
  );
};

/** A stop that belongs to the word before it: no line begins with one. */
const stopOf = (part: TextPart | undefined): string =>
  part === undefined || part.term !== undefined
    ? ''
    : (/^[.,;:!?)”’]+/u.exec(part.text)?.[0] ?? '');

/** A text with its terms as buttons. */
export const Marked = ({ text, before = '', isRoving = false }: MarkedProps): ReactElement => {
  const terms = useTerms();
  const parts = useMemo(
    () => terms && termParts(terms.glossary, text, { names: terms.names, before }),
    [terms, text, before],
  );
  if (terms === undefined || parts === undefined) return <>{text}</>;
  return (
    <>
      {parts.map((part, i) =>
        part.term === undefined ? (
          part.text.slice(i === 0 ? 0 : stopOf(part).length)
        ) : (
          <span key={part.at} className="term-hold">
            <TermMark terms={terms} term={part.term} text={part.text} isRoving={isRoving} />
            {stopOf(parts[i + 1])}
          </span>
        ),
      )}
    </>
  );
};
