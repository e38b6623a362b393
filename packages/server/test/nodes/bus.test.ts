import { expect, it } from 'vitest';
import { openBus } from '../../src/nodes/bus.ts';
import type { Wire } from '../../src/nodes/wire.ts';

/** Wires that hear each other, and not themselves. */
function wires(): () => Wire & { readonly sent: string[] } {
  const all = new Set<Map<string, Set<(text: string) => void>>>();
  return () => {
    const own = new Map<string, Set<(text: string) => void>>();
    const sent: string[] = [];
    all.add(own);
    return {
      sent,
      isUp: true,
      send: (subject, text) => {
        sent.push(subject);
        for (const other of all)
          if (other !== own) for (const hear of other.get(subject) ?? []) hear(text);
      },
      listen: (subject, hear) => {
        own.set(subject, (own.get(subject) ?? new Set()).add(hear));
        return () => own.get(subject)?.delete(hear);
      },
      onUp: (listener) => listener(),
      close: () => Promise.resolve(),
    };
  };
}

const twoNodes = () => {
  const wire = wires();
  const [one, two] = [wire(), wire()];
  return {
    one,
    ada: openBus({ node: 'ada', wire: one, cluster: 'c' }),
    bea: openBus({ node: 'bea', wire: two, cluster: 'c' }),
    stranger: openBus({ node: 'stranger', wire: wire(), cluster: 'other' }),
  };
};

it('tells of a table to those nodes alone where it is open', () => {
  const { ada, bea, stranger } = twoNodes();
  const heard: unknown[] = [];
  const stop = bea.follow('reef', (news) => heard.push(news));
  stranger.follow('reef', (news) => heard.push(news));
  bea.follow('other', (news) => heard.push(news));

  ada.publish({ kind: 'moved', table: 'reef', length: 3 });
  stop();
  ada.publish({ kind: 'moved', table: 'reef', length: 4 });

  expect(heard).toEqual([{ kind: 'moved', table: 'reef', length: 3, node: 'ada' }]);
});

it('tells the lobby of every node that somebody sat down somewhere', () => {
  const { ada, bea } = twoNodes();
  const heard: string[] = [];
  bea.subscribe(({ kind }) => heard.push(kind));

  ada.publish({ kind: 'seats', table: 'reef' });

  expect(heard).toEqual(['lobby']);
});

it('leaves aside what it does not know: a node of another version may have said it', () => {
  const { one, ada, bea } = twoNodes();
  const heard: unknown[] = [];
  bea.subscribe((news) => heard.push(news));

  one.send('quarterdeck.c.server', '{"kind":"sunk","node":"ada"}');
  one.send('quarterdeck.c.server', 'no JSON');
  ada.publish({ kind: 'vacation', guest: 'bea' });

  expect(heard).toEqual([{ kind: 'vacation', guest: 'bea', node: 'ada' }]);
});

it('is one process where there is no wire: what it says it hears itself alone', () => {
  const bus = openBus({ node: 'ada', wire: null, cluster: 'c' });
  const said: string[] = [];
  bus.onPublished(({ kind }) => said.push(kind));
  bus.follow('reef', () => said.push('heard'));

  bus.publish({ kind: 'seats', table: 'reef' });

  expect([bus.line, said]).toEqual(['none', ['seats']]);
});
