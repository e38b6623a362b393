import { type RefObject, useEffect, useRef } from 'react';
import { useTable } from '../state/table-context.tsx';

const isTyping = (element: Element | null): boolean =>
  element instanceof HTMLElement && element.matches('input, textarea, select, [contenteditable]');

const isLost = (element: Element | null): boolean =>
  element === null || element === document.body || !element.isConnected;

/**
 * Focus goes to the question when a decision arrives, unless the reader is typing or something
 * lies over the table. Where the button under the focus is gone, it goes there too.
 */
export const useQuestionFocus = (isAsked: boolean): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { snapshot } = useTable();
  const { seq, viewer } = snapshot;
  const moment = `${viewer} ${seq}`;
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current === moment) return;
    before.current = moment;
    const { activeElement } = document;
    if (isTyping(activeElement) || document.querySelector('dialog[open]') !== null) return;
    if (isAsked || isLost(activeElement)) heading.current?.focus({ preventScroll: true });
  }, [moment, isAsked]);
  return heading;
};
