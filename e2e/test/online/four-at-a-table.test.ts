import { engine } from '@quarterdeck/kernel/engine';
import { readReplay, replayTo } from '@quarterdeck/kernel/replay';
import { countOf, rotated } from '@quarterdeck/proof';
import { loadGame } from '@quarterdeck/shelf';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fastForward } from '../../src/fast-forward.ts';
import { inviteFriends } from '../../src/new-table.ts';
import { addressOfNobody, atTable, makeAccount, sitDownAs } from '../../src/online/friends.ts';
import { type Line, lineOf } from '../../src/online/line.ts';
import { MateAtLine, mateOf } from '../../src/online/mate-at-line.ts';
import {
  answerButton,
  choicesAt,
  confirmButton,
  unfoldButton,
  untilAnswered,
} from '../../src/player.ts';
import { openVisits, PHONE } from '../../src/visits.ts';
import { WHOLE_GAMES } from '../../src/whole-games.ts';

/** Another game than those that are played by mouse and by keyboard. */
const APART = 1;
const IN_THE_TUNNEL_MS = 10_000;
/** Answers of each of them between one mishap and the next, pressed at their own page. */
const BETWEEN = 2;

type Sailor = {
  readonly page: Page;
  readonly line: Line;
  readonly mate: MateAtLine;
};

/** What a browser complains of while it is offline, and has no server on purpose. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/;

/** With a finger, as on a phone: a choice, and the button that says it whole. */
const tapFirst = async (page: Page): Promise<void> => {
  const unfold = unfoldButton(page);
  await choicesAt(page).or(unfold).first().waitFor();
  if (await unfold.isVisible()) await unfold.tap();
  await choicesAt(page).first().tap();
  while ((await answerButton(page).getAttribute('aria-disabled')) === 'true')
    await choicesAt(page).first().tap();
  await answerButton(page).tap();
  await untilAnswered(page);
  if (await confirmButton(page).isVisible()) await confirmButton(page).tap();
};

/**
 * Presses what is asked at this page until that many of its answers are taken, and lets the mate go on; or
 * until the match is over.
 */
const press = async ({ page, mate }: Sailor): Promise<'pressed' | 'over'> => {
  await mate.rest();
  const taken = mate.leave(BETWEEN).then(() => 'pressed' as const);
  for (;;) {
    const pressing = fastForward(page, { most: BETWEEN });
    // It looks for a question when it has pressed enough, and the page may be loaded again by then.
    pressing.catch(() => undefined);
    const moment = await Promise.race([taken, pressing]);
    if (moment === 'pressed' || moment === 'over') return moment;
  }
};

/** Who came where with how many points, best first: names, then totals. */
type Result = { readonly names: readonly string[]; readonly totals: readonly string[] };

const shownResult = async (page: Page): Promise<Result> => {
  const sheet = page.getByRole('table');
  const total = sheet.getByRole('row', { name: /^Total/ });
  await total.waitFor();
  return {
    names: await sheet.locator('thead th b').allInnerTexts(),
    totals: await total.getByRole('cell').allInnerTexts(),
  };
};

/** The end that a log gives, played again by the rules alone, and what each seat sees of it. */
const endOfLog = async (game: string, text: string) => {
  const rules = engine((await loadGame(game)).game);
  const log = readReplay(text);
  const length = log.segments.reduce((sum, { entries }) => sum + entries.length, 0);
  const { match } = replayTo(rules, log, length);
  const outcome = rules.outcome(match);
  if (outcome === null) throw new Error('the log does not lead to an end');
  const { ranks, scores } = outcome;
  const places = ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const result: Result = {
    names: places.map((seat) => log.header.names?.[seat] ?? ''),
    totals: places.map((seat) => `${scores[seat]}`),
  };
  const viewOf = (seat: MateAtLine['seen']['seat']): unknown =>
    JSON.parse(JSON.stringify(rules.toWire(rules.view(match, seat))));
  return { result, viewOf };
};

const GAMES = rotated(WHOLE_GAMES, countOf('gamesTogether'), APART);

describe.each(GAMES)('a whole match of $title among four', ({ game }) => {
  const { visit } = openVisits(OFFLINE);

  it('goes on through a reload, a tunnel, a phone and a sign-in, and all four see the end that the log gives', async () => {
    const thinking = await mateOf(game);
    const sailor = async (options: BrowserContextOptions = {}): Promise<Sailor> => {
      const page = await visit(options);
      const mate = new MateAtLine(thinking, game);
      return { page, mate, line: await lineOf(page, mate) };
    };
    const ada = await sailor();
    const bea = await sailor();
    const cy = await sailor({ viewport: PHONE, hasTouch: true, isMobile: true });
    const dan = await sailor();
    const everybody = [ada, bea, cy, dan];
    const link = await inviteFriends(ada.page, { game, friends: 3 });
    await sitDownAs(bea.page, link, 'Bea');
    await sitDownAs(cy.page, link, 'Cy');
    await sitDownAs(dan.page, link, 'Dan');
    await Promise.all(everybody.map(({ page }) => atTable(page)));
    const everybodyPresses = () => Promise.all(everybody.map(press));
    const ALL_PRESSED = everybody.map(() => 'pressed');

    const others = Promise.all([ada, bea, dan].map(press));
    const tapped = cy.mate.leave(1);
    await tapFirst(cy.page);
    await tapped;
    expect(await others).not.toContain('over');

    await ada.mate.rest();
    await ada.page.reload();
    await atTable(ada.page);
    expect(await everybodyPresses()).toEqual(ALL_PRESSED);

    await bea.mate.rest();
    await bea.line.cut();
    await bea.page
      .getByText(/being made again/)
      .first()
      .waitFor();
    await bea.page.waitForTimeout(IN_THE_TUNNEL_MS);
    await bea.line.mend();
    expect(await everybodyPresses()).toEqual(ALL_PRESSED);

    await dan.mate.rest();
    const table = dan.page.url();
    await makeAccount(dan.page, addressOfNobody(`dan-of-${game}`));
    await dan.page.goto(table);
    await atTable(dan.page);
    await everybodyPresses();

    for (const { mate } of everybody) mate.playOn();
    const results = await Promise.all(everybody.map(({ page }) => shownResult(page)));
    const { result, viewOf } = await endOfLog(game, await ada.mate.replay());

    expect(result.names.toSorted()).toEqual(['Ada', 'Bea', 'Cy', 'Dan']);
    expect(results).toEqual([result, result, result, result]);
    for (const { mate } of everybody) {
      const { seat, view } = mate.seen;
      expect(view).toEqual(viewOf(seat));
      expect(mate.byHand).toBeGreaterThan(BETWEEN * 2);
    }
  });
});
