import { describe, expect, it } from 'vitest';
import { answered, codeOf } from '../device.ts';
import { eventually } from '../test-client.ts';
import { newBot } from './a-bot.ts';
import {
  BOTS_SEAT,
  BotsOnNodes,
  hasEnded,
  kindsOf,
  playsByTurns,
  SOUGHT,
  told,
} from './bots-on-nodes.ts';

const on = new BotsOnNodes();

describe('A bot whose node ends in the middle of a match', () => {
  it('opens its stream on the next one, is asked there what it owes, and plays to the end', async () => {
    const at = await on.match();
    const owed = await told(at.bot, 'asked');

    const drained = on.one.close();
    await told(at.bot, 'ending');
    const moved = on.aBot(on.other, at.token);
    await moved.open();
    const again = await told(moved, 'asked');
    await hasEnded(at.bot);
    expect(again).toMatchObject({ table: at.table, step: owed.step, choices: owed.choices });
    expect([await at.answer(moved, owed), await at.answer(moved, again)]).toEqual([
      'done',
      'stale',
    ]);
    playsByTurns(moved, [moved], at);
    for (const event of moved.events.slice(moved.events.indexOf(again) + 1)) moved.onEvent(event);
    await Promise.all([drained, at.finished]);

    await told(moved, 'over');
    expect(kindsOf(at.bot)).not.toContain('over');
    await on.expectNothingLost(at);
  });

  it('answers on either node meanwhile, and is shown to nobody as away', async () => {
    const at = await on.match();
    playsByTurns(at.bot, [at.bot, at.elsewhere], at);
    const seen = new Set<string | undefined>();
    await at.ada.client.until(() => at.ada.client.now(at.table).presence[BOTS_SEAT] === 'here');
    const isSeenToTheEnd = at.ada.client.until(() => {
      seen.add(at.ada.client.now(at.table).presence[BOTS_SEAT]);
      return at.ada.client.now(at.table).outcome !== null;
    });

    await eventually(async () => at.codes.length >= 2);
    const drained = on.one.close();
    await told(at.bot, 'ending');
    const moved = on.aBot(on.other, at.token);
    playsByTurns(moved, [moved], at);
    await moved.open();
    await Promise.all([drained, at.finished, isSeenToTheEnd]);

    await on.expectNothingLost(at);
    expect([...seen]).toEqual(['here']);
  });

  it('is served as before where it does not know the word, and comes back when its stream ends', async () => {
    const at = await on.match();
    const owed = await told(at.bot, 'asked');

    const drained = on.one.close();
    await told(at.bot, 'ending');
    expect(await at.answer(at.bot, owed)).toBe('done');
    await at.bot.until((event) => event.kind === 'asked' && event.seq > owed.seq);
    await hasEnded(at.bot);
    const back = on.aBot(on.other, at.token);
    playsByTurns(back, [back], at);
    await back.open();
    await Promise.all([drained, at.finished]);

    await told(back, 'over');
    await on.expectNothingLost(at);
  });

  it('goes on looking for others on the next one', async () => {
    const [seeker, company] = [await newBot(on.owner, 'Corsair'), await newBot(on.owner, 'Dory')];
    const bot = await on.arrive(on.one, seeker.token);
    await answered(bot.ask('/api/bot/seek', SOUGHT));

    const drained = on.one.close();
    await told(bot, 'ending');
    const moved = await on.arrive(on.other, seeker.token);
    await hasEnded(bot);
    await drained;
    const second = await on.arrive(on.other, company.token);
    await answered(second.ask('/api/bot/seek', SOUGHT));

    const { table } = await told(moved, 'seated');
    expect((await told(second, 'seated')).table.table).toBe(table.table);
  });

  it('gets no stream from a node that ends, and is told to ask another', async () => {
    const { token } = await newBot(on.owner, 'Corsair');
    const bot = await on.arrive(on.one, token);

    const drained = on.one.close();
    await told(bot, 'ending');
    const refused = await bot.ask('/api/bot/events');
    await on.arrive(on.other, token);
    await drained;

    expect([refused.status, codeOf(refused)]).toEqual([503, 'draining']);
  });
});
