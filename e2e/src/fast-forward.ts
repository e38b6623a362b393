import type { Page } from 'playwright-core';
import { LIKED } from './sensible.ts';

export type Moment = 'asked' | 'over' | 'curtain';

type Plan = {
  readonly most: number;
  readonly until: { readonly source: string; readonly flags: string } | null;
  readonly liked: readonly { readonly source: string; readonly flags: string }[];
};

const sourceOf = ({ source, flags }: RegExp) => ({ source, flags });

/** Runs in the page: presses the same buttons as a person, without a driver's trips for each of them. */
const answerInPage = async ({ most, until, liked }: Plan): Promise<Moment> => {
  const wanted = until === null ? null : new RegExp(until.source, until.flags);
  const likes = liked.map(({ source, flags }) => new RegExp(source, flags));
  const isSeen = (element: Element): boolean => element.checkVisibility();
  const buttons = (within: ParentNode, selector = 'button'): HTMLElement[] =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
  const saying = (words: RegExp): HTMLElement | undefined =>
    buttons(document).find((button) => words.test(button.textContent ?? ''));
  const asked = (): ParentNode =>
    document.querySelector('section[aria-label="What is asked"]') ?? document.createElement('p');
  const choices = (): HTMLElement[] =>
    buttons(asked(), 'li button').filter(
      (one) => !/why not\?$/.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
    );
  const nothingChosen = (): boolean =>
    asked().querySelector('li button[aria-pressed=true]') === null;
  const confirm = (): HTMLElement | undefined => saying(/^Yes: /);
  const unfold = (): HTMLElement | undefined =>
    buttons(asked()).find((one) => /^Show (the choice|\d+ choices)$/.test(one.textContent ?? ''));
  const over = (): HTMLElement | undefined => saying(/^(Again, same seats|Play again)$/);
  const curtain = (): HTMLElement | undefined => saying(/^I am .*: show me the table$/);

  /** What React has to do is done, and was drawn, before the page is looked at again. */
  const frame = (): Promise<void> =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  const when = async <T>(look: () => T | false | undefined): Promise<T> => {
    for (;;) {
      const found = look();
      if (found !== false && found !== undefined) return found;
      await frame();
    }
  };
  const moment = (): Promise<'asked' | 'over' | 'curtain'> =>
    when(() => {
      if (over()) return 'over';
      if (curtain()) return 'curtain';
      unfold()?.click();
      return choices().length > 0 && nothingChosen() && 'asked';
    });
  const isDisabled = (button: HTMLElement | undefined): boolean =>
    button?.getAttribute('aria-disabled') === 'true';

  const answer = async (): Promise<void> => {
    const open = choices();
    const names = open.map((one) => one.textContent ?? '');
    const meant = likes.map((like) => names.findIndex((name) => like.test(name)));
    open[Math.max(0, meant.find((nth) => nth >= 0) ?? 0)]?.click();
    await frame();
    // A list is picked card by card.
    while (isDisabled(buttons(asked()).at(-1))) {
      choices()[0]?.click();
      await frame();
    }
    buttons(asked()).at(-1)?.click();
    const isIn = (): boolean => nothingChosen() || over() !== undefined || curtain() !== undefined;
    await when(() => confirm() !== undefined || isIn());
    confirm()?.click();
    await when(() => confirm() === undefined && isIn());
  };

  for (let answers = 0; ; answers++) {
    const now = await moment();
    const question = asked().querySelector('h2')?.textContent ?? '';
    const isThere = wanted?.test(question) === true;
    if (now !== 'asked' || answers === most || isThere) return now;
    await answer();
  }
};

type Way = {
  readonly most?: number;
  readonly until?: RegExp;
};

/**
 * Answers as `playByMouse` does, at a fraction of its cost: for whoever wants to be somewhere in a
 * match, and tries something else there. Stops before this is asked, or after this many answers.
 */
export const fastForward = (page: Page, { most = 1_000, until }: Way = {}): Promise<Moment> =>
  page.evaluate(answerInPage, {
    most,
    until: until === undefined ? null : sourceOf(until),
    liked: LIKED.map(sourceOf),
  });
