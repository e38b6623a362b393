import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engine } from '@quarterdeck/kernel/engine';
import { readReplay, verify } from '@quarterdeck/kernel/replay';
import { loadGame } from '@quarterdeck/shelf';
import { describe, expect, it } from 'vitest';
import { choicesIn, converse } from './conversation.ts';
import { inProcess, quarterdeck, temporaryFolder } from './program.ts';

const folder = temporaryFolder();
const reef = engine((await loadGame('reef')).game);

/** Plays on with anything but leaving, another choice each time. */
function anyChoice(): (heard: string) => string {
  let turn = 0;
  return (heard) => {
    const open = staying(heard);
    turn++;
    return String(open[(turn * 7) % open.length]?.number ?? 1);
  };
}
const staying = (heard: string) =>
  choicesIn(heard).filter(({ label }) => label !== 'Leave the game');

describe('A person in the terminal', () => {
  it('plays a match to its end and is told who won and why', async () => {
    const { code, out, err } = await converse(['play', 'reef', '--seed', '5'], anyChoice());

    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/^Reef\. You are Ada, against Bo \(mate\)\./);
    expect(out).toMatch(/\n {2}1\. (Ada|Bo): \d+\n/);
    expect(out).toMatch(/\n {2}2\. (Ada|Bo): \d+\n/);
  });

  it('sees what is theirs, and of the others what lies open', async () => {
    const { out } = await inProcess(['play', 'reef', '--seed', '5', '--seats', '3'], ['quit']);

    const [, mine = '', theirs = ''] = /Ada \(you\)(.*?)Bo:(.*?)Cleo:/s.exec(out) ?? [];

    expect(mine).toMatch(/charms: \d+ \d+,/);
    expect(theirs).toMatch(/charms: 2 hidden/);
    expect(out).toMatch(/bag: \d+ hidden/);
  });

  it.each([
    ['ahoy', /^ {2,3}\+-+\+/m, /\| (FISH|SWORD|SKULL|COMPASS|TREE|PARROT) \d/],
    ['seawolf', /^ {2,}A +B +C/m, /^1 \| \w/m],
    ['doubloons', /^> [A-Z][\w ]+ > /m, /(> |< |Bo|Ada)/],
    ['prisoners', /^ {5}A {2}B {2}C/m, /^ {2}1 /m],
    ['tinypirates', /^ {2,}A +B +C +D/m, /^4 \| \w/m],
  ])('sees the board of %s as a map in text', async (game, head, row) => {
    const { out } = await inProcess(['play', game, '--seed', '5', '--bots', 'random'], ['quit']);

    expect(out).toMatch(head);
    expect(out).toMatch(row);
  });

  it.each([
    ['ahoy', 'The map', /Island of the \w+: /],
    ['seawolf', 'The map', /[A-D][1-4], [A-Z][\w ]+: Sea\. Take/],
    ['doubloons', 'The island', /Landmark of the [A-Z][\w ]+, not yet turned/],
    ['prisoners', 'The ocean', /Your ship, level 5/],
    ['tinypirates', 'The Sea', /[A-D][1-4], [A-Z].*: .*(Bury|Market|Cove|Settlement)/],
  ])(
    'is told a position of %s in its own words, not by its fields',
    async (game, heading, line) => {
      const { out } = await inProcess(['play', game, '--seed', '5', '--bots', 'random'], ['quit']);

      expect(out).toMatch(new RegExp(`^${heading}$`, 'm'));
      expect(out).toMatch(line);
      expect(out).toContain('Ada (you)');
      expect(out).not.toMatch(/hidden|number \d+:|^\w+: -?\d+, /m);
    },
  );

  it('gets the same match for the same seed, and another for another', async () => {
    const [one, again, other] = await Promise.all(
      ['5', '5', '6'].map((seed) => inProcess(['play', 'reef', '--seed', seed], ['1', '1', '1'])),
    );

    expect(again?.out).toBe(one?.out);
    expect(other?.out).not.toBe(one?.out);
  });

  it('sits where they want, against whom they want', async () => {
    const args = ['play', 'reef', '--seats', '3', '--seat', '2', '--bots', 'mate,random'];

    const { out } = await inProcess(args, ['quit']);

    expect(out).toContain('You are Bo, against Ada (mate), Cleo (random).');
    expect(out).toContain('Bo (you)');
  });

  it('can ask for help, the log, the table, and why something is not possible', async () => {
    const asking = ['help', 'log', 'view', 'why', 'log x', 'quit'];
    let turn = 0;
    const answers: string[] = [];
    const choose = anyChoice();
    let denied = '';

    await inProcess(['play', 'reef', '--seed', '5'], (heard) => {
      // First everything at once, then `why` at every question until something is denied.
      if (turn < asking.length - 1) {
        answers.push(heard);
        return asking[turn++] ?? null;
      }
      if (/\(RF-\d+\)/.test(heard)) {
        denied = heard;
        return null;
      }
      return choicesIn(heard).length > 0 && turn++ % 2 === 0 ? 'why' : choose(heard);
    });

    expect(answers[1]).toContain('save <file>');
    expect(answers[0]).toMatch(/The deal:\n {2}· Ada draws .+\n/);
    expect(answers[2]).toMatch(/ {2}· Ada draws .+\n/);
    expect(answers[2]).not.toContain('Nothing has happened yet.');
    expect(answers[3]).toContain('charm deck: ');
    expect(denied).toMatch(/^ {2}.+: .+ \(RF-\d+\)$/m);
  });

  it('is told what was expected when they mistype, and nothing happens', async () => {
    const typed = [
      'banana',
      '99',
      '0',
      '-1',
      '1.5',
      '',
      'save',
      'undo',
      'x'.repeat(20_000),
      'quit',
    ];

    const { code, out } = await quarterdeck(['play', 'reef', '--seed', '5'], typed);

    expect(code).toBe(0);
    expect(out.match(/Expected a number from 1 to \d+ or a command/g)).toHaveLength(6);
    expect(out).toContain('Expected the name of a file: save <file>.');
    expect(out).toContain('There is no answer of yours to take back.');
    expect(out.slice(out.indexOf('Expected'))).not.toContain('·');
    expect(out).toContain('Fair winds.');
  });

  it('is let go when the input ends', async () => {
    const { code, out } = await quarterdeck(['play', 'reef'], []);

    expect(code).toBe(0);
    expect(out).toContain('The input has ended');
  });

  it('takes back an answer that showed nobody anything, and no other', async () => {
    let taken = false;
    let refused = 0;

    // Not every match brings such an answer.
    for (let seed = 1; seed <= 10 && !taken; seed++) {
      let answered = false;
      let offers = '';
      await inProcess(['play', 'reef', '--seed', String(seed), '--bots', 'random'], (heard) => {
        taken ||= heard.includes('Taken back.');
        if (heard.includes('Your last answer stands')) refused++;
        // A refusal does not list the choices again.
        if (staying(heard).length > 0) offers = heard;
        answered = !answered;
        if (!answered) return 'undo';
        // The last choice does most: it dives, plays a charm, uses a helper.
        return taken ? null : String(staying(offers).at(-1)?.number ?? 1);
      });
    }

    expect(refused).toBeGreaterThan(0);
    expect(taken).toBe(true);
  });

  it('saves the match and goes on with it later', async () => {
    const file = join(folder, 'match.json');

    const first = await inProcess(
      ['play', 'reef', '--seed', '5'],
      ['1', '1', '1', `save ${file}`, 'quit'],
    );
    const saved = readReplay(readFileSync(file, 'utf8'));
    const later = await inProcess(['play', 'reef', '--load', file], ['log 100', 'quit']);

    expect(first.out).toContain(`Saved as ${file}.`);
    expect(verify(reef, saved)).toMatchObject({ ok: true });
    for (const line of first.out.match(/^ {2}· .*$/gm) ?? []) expect(later.out).toContain(line);
    const question = /\n([^\n]+)\n {3}1 {2}[^>]*> Saved/.exec(first.out)?.[1];
    expect(question).toBeDefined();
    expect(later.out).toContain(question);
  });

  it('may save over an earlier save, and over no other file', async () => {
    const mine = join(folder, 'letter.txt');
    const save = join(folder, 'twice.json');
    writeFileSync(mine, 'Dear Bo');

    const typed = [`save ${mine}`, `save ${save}`, '1', `save ${save}`, 'quit'];
    const { out } = await inProcess(['play', 'reef', '--seed', '5'], typed);

    expect(out).toContain(`${mine} is no saved match, and stays.`);
    expect(readFileSync(mine, 'utf8')).toBe('Dear Bo');
    expect(out.match(/Saved as/g)).toHaveLength(2);
    expect(readReplay(readFileSync(save, 'utf8')).segments[0]?.entries.length).toBeGreaterThan(0);
  });

  it('is told when a match cannot be saved there, and plays on', async () => {
    const nowhere = join(folder, 'nowhere', 'match.json');

    const { code, out } = await inProcess(['play', 'reef'], [`save ${nowhere}`, 'quit']);

    expect(out).toContain('there is no such file or folder');
    expect(out).toContain('Fair winds.');
    expect(code).toBe(0);
    expect(existsSync(nowhere)).toBe(false);
  });
});
