import { type Chat, type ChatMessage, OK, ok, type Result, refused } from '@quarterdeck/tables';
import { describe, expect, it } from 'vitest';
import { chatOf } from '../../../src/hosts/online/chat-of.ts';

const message = (seq: number, isMine = false): ChatMessage => ({
  seq,
  at: 1_700_000_000_000 + seq,
  seat: null,
  name: 'Bea',
  isMine,
  said: { kind: 'text', text: `${seq}` },
});

/** A server that has said this much, and keeps what it is asked. */
const heard = (first: readonly ChatMessage[]) => {
  const asked: string[] = [];
  let chat: Chat = { messages: first, allows: 'free', isMuted: false };
  let isRefusing = false;
  const call = (verb: string): Promise<Result<unknown>> => {
    asked.push(verb);
    if (verb === 'chat') return Promise.resolve(ok(chat));
    return Promise.resolve(isRefusing ? refused('too-many-messages') : OK);
  };
  const feed = chatOf({ call: call as never }, 'a-table');
  return {
    feed,
    asked,
    refuse: () => {
      isRefusing = true;
    },
    now: (next: Partial<Chat>) => {
      chat = { ...chat, ...next };
    },
  };
};

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('What is said at a table of a server', () => {
  it('counts what others have said since it was read, and not what one says oneself', async () => {
    const { feed } = heard([message(1)]);
    feed.refresh();
    await settled();
    expect(feed.current()).toMatchObject({ unread: 0 });

    feed.said(message(2));
    feed.said(message(3, true));
    feed.said(message(4));
    expect(feed.current()).toMatchObject({ unread: 2 });

    feed.read();
    expect(feed.current()).toMatchObject({ unread: 0 });
    feed.said(message(5));
    expect(feed.current()).toMatchObject({ unread: 1 });
  });

  it('has each message once, also where it comes twice, and what was missed after a loss', async () => {
    const { feed, now } = heard([message(1)]);
    feed.refresh();
    await settled();
    feed.said(message(2));
    feed.said(message(2));
    expect(feed.current()?.messages.map(({ seq }) => seq)).toEqual([1, 2]);

    now({ messages: [message(1), message(2), message(3)] });
    feed.refresh();
    await settled();
    expect(feed.current()).toMatchObject({ unread: 2 });
    expect(feed.current()?.messages).toHaveLength(3);
  });

  it('loses what moderators have put away, and is not counted for it', async () => {
    const { feed } = heard([message(1)]);
    feed.refresh();
    await settled();
    feed.said(message(2));

    feed.said({ ...message(2), said: { kind: 'text', text: '' }, isHidden: true });
    // Of what this page never had nothing is left, either.
    feed.said({ ...message(7), said: { kind: 'text', text: '' }, isHidden: true });

    expect(feed.current()?.messages.map(({ seq }) => seq)).toEqual([1]);
    expect(feed.current()?.unread).toBe(0);
  });

  it('is asked for anew after muting and blocking, and stays as it is where that is refused', async () => {
    const { feed, asked, now, refuse } = heard([message(1)]);
    feed.refresh();
    await settled();

    now({ isMuted: true, messages: [] });
    expect((await feed.mute(true)).ok).toBe(true);
    expect(feed.current()).toMatchObject({ isMuted: true, messages: [] });
    refuse();
    expect((await feed.block({ kind: 'message', seq: 1 })).ok).toBe(false);
    expect(asked).toEqual(['chat', 'mute', 'chat', 'block']);
  });
});
