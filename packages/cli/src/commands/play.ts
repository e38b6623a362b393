import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type BotClient, botById, botPool } from '@quarterdeck/bots';
import { type GameAbout, type Seat, seatsOf } from '@quarterdeck/kernel';
import { sha256 } from '@quarterdeck/kernel/chance';
import { type Engine, type ErasedKinds, engine } from '@quarterdeck/kernel/engine';
import {
  type Recording,
  readReplay,
  recording,
  replayTo,
  stepper,
} from '@quarterdeck/kernel/replay';
import { type Speaker, speaker } from '@quarterdeck/kernel/say';
import type { Command } from '../command.ts';
import { readText } from '../files.ts';
import { isCommand } from '../outside/command.ts';
import { OutsideSeat, USUAL_PATIENCE } from '../outside/outside-seat.ts';
import { type Headings, headingsOf } from '../play/headings.ts';
import { namesSeenBy, someNames } from '../play/names.ts';
import { lineText, spokenEvents } from '../play/spoken-log.ts';
import {
  type Seating,
  TerminalSession,
  type TerminalSessionParts,
} from '../play/terminal-session.ts';
import { seedFrom } from '../seeds.ts';
import { startBot } from '../start-bot.ts';
import {
  botIds,
  botsFrom,
  checkOffered,
  optionsFrom,
  PATIENCE_FLAG,
  packFrom,
  patienceFrom,
  seatsFrom,
  TABLE_FLAGS,
} from '../table-flags.ts';
import type { Terminal } from '../terminal.ts';
import type { Args } from '../usage.ts';

const USUAL_BOT = 'mate';
/** More of them make a thought hardly any shorter. */
const MOST_THREADS = 4;

export const play: Command = {
  usage: {
    line: 'play <game>',
    about: 'Plays with you at one seat and bots at the others. Type help at the table.',
    words: ['game'],
    flags: {
      ...TABLE_FLAGS,
      seat: { value: 'n', about: 'where you sit, from 1 (1)' },
      bots: {
        value: 'a,b',
        about: `who sits at the others, in turn (${USUAL_BOT}); there are ${botIds()}`,
      },
      patience: PATIENCE_FLAG,
      seed: { value: 's', about: 'a number or a word: deals the same match again' },
      load: { value: 'file', about: 'goes on with a match that was saved' },
    },
  },
  async run(args, terminal, games) {
    const { game, say } = await games.load(args.word('game'));
    const machine = engine(game);
    const seed = args.text('seed') ?? randomBytes(32).toString('hex');
    const table = tableFrom(args, machine, seed, games.abouts);
    const { seats } = table.match.terms;
    const names = table.header.names ?? someNames(seats);
    const voice = speaker(say, { names });
    const me = ((args.integer('seat', 1, seats) ?? 1) - 1) as Seat;
    const cast = botsFrom(args, 'bots', USUAL_BOT);
    checkOffered(game, cast.filter((bot) => !isCommand(bot)).map(botById));
    const bots = seatsOf(seats).map(
      (seat) => cast[(seat > me ? seat - 1 : seat) % cast.length] ?? '',
    );
    const seating = { me, names, bots, seed: seedFrom(seed), ...patienceFrom(args) };
    const narrator = speaker(say, { names: namesSeenBy(names, me) });
    greet(terminal, game.title, seating);
    await sit(terminal, table, { voice, narrator }, seating);
    return 0;
  },
};

function tableFrom(
  args: Args,
  machine: Engine<ErasedKinds>,
  seed: string,
  abouts: readonly GameAbout[],
): Recording<ErasedKinds> {
  const file = args.text('load');
  if (file !== undefined) {
    const replay = readReplay(readText(file));
    return replayTo(machine, replay, stepper(machine, replay).last);
  }
  const seats = seatsFrom(args, machine.game.id, abouts);
  const content = packFrom(args);
  return recording(machine, {
    seats,
    names: someNames(seats),
    options: optionsFrom(args),
    chance: { kind: 'chacha', seed: sha256(seed) },
    ...(content === undefined ? {} : { pack: machine.readPack(content) }),
  });
}

function greet(terminal: Terminal, title: string, { me, names, bots }: Seating): void {
  const others = names.flatMap((name, seat) => (seat === me ? [] : [`${name} (${bots[seat]})`]));
  terminal.print(
    `${title}. You are ${names[me]}, against ${others.join(', ')}. help lists what you can type.`,
  );
}

async function sit(
  terminal: Terminal,
  table: Recording<ErasedKinds>,
  speakers: Pick<TerminalSessionParts, 'voice' | 'narrator'>,
  seating: Seating,
): Promise<void> {
  const threads = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
  const client: BotClient = botPool(startBot, threads);
  const outsiders = outsidersAt(table, seating);
  try {
    const headings = headingsOf(speakers.voice, seating.names, seating.me);
    const log = logOf(table, speakers.voice, headings, seating);
    if (table.length === 0) tellDeal(terminal, log);
    await new TerminalSession({
      terminal,
      table,
      ...speakers,
      client,
      outsiders,
      seating,
      log,
      headings,
    }).play();
  } finally {
    client.close();
    for (const outsider of outsiders.values()) outsider.close();
  }
}

/** Programs of somebody's own, by seat. */
function outsidersAt(
  { engine: machine }: Recording<ErasedKinds>,
  { me, names, bots, patience = USUAL_PATIENCE }: Seating,
): ReadonlyMap<Seat, OutsideSeat> {
  const seats = seatsOf(names.length).filter((seat) => seat !== me && isCommand(bots[seat] ?? ''));
  const parts = { machine, names, table: 'terminal', patience };
  return new Map(
    seats.map((seat) => [seat, new OutsideSeat({ ...parts, seat, bot: bots[seat] ?? '' })]),
  );
}

/** A match that goes on was told already. */
function tellDeal(terminal: Terminal, lines: readonly string[]): void {
  if (lines.length === 0) return;
  terminal.print(['The deal:', ...lines].join('\n'));
}

/** What happened until now: the deal, and what was played before a saved match was opened again. */
function logOf(
  table: Recording<ErasedKinds>,
  speaker: Speaker<ErasedKinds>,
  headings: Headings,
  { me, names }: Seating,
): string[] {
  return [...stepper(table.engine, table)].flatMap((moment) =>
    spokenEvents(moment, me, { speaker, names, headings }).map(lineText),
  );
}
