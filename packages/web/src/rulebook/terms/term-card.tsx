import './terms.css';
import { ClauseButton, useStore, useWords } from '@quarterdeck/board-kit';
import { type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ShowMe } from '../show-me.tsx';
import { TERMS_EN } from './en.ts';
import { type ShownTerm, type Terms, useTerms } from './terms-context.tsx';

export const CARD_ID = 'term-card';

const GAP = 8;

/** Above its word, so that it hides nothing of what is read next; below where there is no room. */
const placeAt = (card: HTMLElement, mark: Element): void => {
  const word = mark.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = card;
  const above = word.top - offsetHeight - GAP;
  const left = Math.min(word.left, window.innerWidth - offsetWidth - GAP);
  card.style.left = `${Math.max(GAP, left)}px`;
  card.style.top = `${above >= GAP ? above : word.bottom + GAP}px`;
};

/** Escape, a press elsewhere and scrolling close it; the focus goes back to the word. */
const useClosing = (shown: ShownTerm, close: () => void): void => {
  const { mark } = shown;
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const isInside = ({ target }: Event): boolean =>
      target instanceof Node &&
      (mark.contains(target) || document.getElementById(CARD_ID)?.contains(target) === true);
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      const isIn = document.getElementById(CARD_ID)?.contains(document.activeElement) === true;
      close();
      if (isIn) mark.focus();
    };
    const leave = (event: Event): void => {
      if (!isInside(event)) close();
    };
    document.addEventListener('keydown', press, { signal, capture: true });
    document.addEventListener('pointerdown', leave, { signal, capture: true });
    document.addEventListener('scroll', leave, { signal, capture: true });
    return () => stop.abort();
  }, [mark, close]);
};

type CardProps = { readonly terms: Terms; readonly shown: ShownTerm };

const Card = ({ terms, shown }: CardProps): ReactElement => {
  const words = useWords(TERMS_EN);
  const { term, mark, isPinned } = shown;
  const { say, game } = terms;
  const card = useRef<HTMLDivElement>(null);
  const close = terms.shown.set;
  useClosing(shown, () => close(undefined));
  useLayoutEffect(() => {
    // In the layer above every dialog, where it lies over nothing that could cover it.
    if (card.current?.matches(':popover-open') === false) card.current.showPopover();
    if (card.current !== null) placeAt(card.current, mark);
  });
  useEffect(() => {
    // By key the links are the next thing one can want; a finger or pointer goes there itself.
    if (isPinned && mark.matches(':focus-visible')) card.current?.querySelector('button')?.focus();
  }, [isPinned, mark]);
  const clause = term.clauses[0];
  return (
    <div
      ref={card}
      id={CARD_ID}
      className="term-card"
      role="dialog"
      popover="manual"
      aria-label={words('terms.card', { term: say(`term.${term.id}`) })}
      onPointerLeave={({ pointerType }) => {
        if (pointerType !== 'touch' && !isPinned && document.activeElement !== mark)
          close(undefined);
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close(undefined);
      }}
    >
      <p id={`${CARD_ID}-says`}>
        <b>{say(`term.${term.id}`)}</b> {say(`term.${term.id}.says`)}
      </p>
      {clause !== undefined && (
        <div className="term-links">
          <ClauseButton
            clause={clause}
            onOpen={(id) => {
              close(undefined);
              terms.openClause(id);
            }}
          />
          <ShowMe game={game} clause={clause} isQuiet />
        </div>
      )}
    </div>
  );
};

/** What the word under the hand means, with its clause and the clause at work. */
export const TermCard = (): ReactElement | undefined => {
  const terms = useTerms();
  return terms && <Showing terms={terms} />;
};

const Showing = ({ terms }: { readonly terms: Terms }): ReactElement | undefined => {
  const shown = useStore(terms.shown, (now) => now);
  const isThere = shown?.mark.isConnected === true;
  useEffect(() => {
    if (shown !== undefined && !isThere) terms.shown.set(undefined);
  });
  if (shown === undefined || !isThere) return undefined;
  // A page behind a dialog cannot be pressed: the card belongs to the dialog.
  const above = shown.mark.closest('dialog') ?? document.body;
  return createPortal(<Card key={shown.term.id} terms={terms} shown={shown} />, above);
};
