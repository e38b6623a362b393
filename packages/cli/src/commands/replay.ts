import type { Seat, Viewer } from '@quarterdeck/kernel';
import { type Engine, type ErasedKinds, engine } from '@quarterdeck/kernel/engine';
import { type Moment, type Replay, readReplay, stepper, verify } from '@quarterdeck/kernel/replay';
import { type Speaker, speaker } from '@quarterdeck/kernel/say';
import type { Command } from '../command.ts';
import { readText } from '../files.ts';
import { printJson } from '../json.ts';
import { headingsOf } from '../play/headings.ts';
import { someNames } from '../play/names.ts';
import { outcomeText } from '../play/outcome-text.ts';
import { positionText } from '../play/position-text.ts';
import { askedText, lineText, spokenEvents } from '../play/spoken-log.ts';
import type { Terminal } from '../terminal.ts';
import type { Args } from '../usage.ts';

const MOST_ENTRIES = 1_000_000;

export const replay: Command = {
  usage: {
    line: 'replay <file>',
    about: 'Tells a recorded match, shows one moment of it, or proves all of it.',
    words: ['file'],
    flags: {
      at: { value: 'n', about: 'the table after n entries; 0 is the set-up' },
      seat: { value: 's', about: 'as this seat saw it, from 1 (as a spectator)' },
      verify: { about: 'play it all again: every roll and every answer' },
      json: { about: 'print one object; see the README of the package' },
    },
  },
  async run(args, terminal, games) {
    const text = readText(args.word('file'));
    const log = readReplay(text);
    const { game, say } = await games.load(log.header.game);
    const machine = engine(game);
    if (args.has('verify')) return prove(args, terminal, machine, text);
    const names = log.header.names ?? someNames(log.header.seats);
    const theatre: Theatre = {
      machine,
      log,
      names,
      voice: speaker(say, { names }),
      viewer: viewerFrom(args, log.header.seats),
    };
    const at = args.integer('at', 0, MOST_ENTRIES);
    if (args.has('json')) printJson(terminal, momentFacts(theatre, at));
    else if (at === undefined) tell(theatre, terminal);
    else show(theatre, stepper(machine, log).at(at), terminal);
    return 0;
  },
};

/** Everything that is needed to show a recorded match to somebody. */
type Theatre = {
  readonly machine: Engine<ErasedKinds>;
  readonly log: Replay;
  readonly names: readonly string[];
  readonly voice: Speaker<ErasedKinds>;
  readonly viewer: Viewer;
};

function viewerFrom(args: Args, seats: number): Viewer {
  const seat = args.integer('seat', 1, seats);
  return seat === undefined ? 'spectator' : ((seat - 1) as Seat);
}

function prove(args: Args, terminal: Terminal, machine: Engine<ErasedKinds>, text: string): number {
  const verdict = verify(machine, text);
  if (args.has('json')) printJson(terminal, verdict);
  else terminal.print(verdict.sentence);
  return verdict.ok ? 0 : 1;
}

/** The whole match, event by event, each under the number `--at` takes. */
function tell(theatre: Theatre, terminal: Terminal): void {
  const { machine, log, names, voice, viewer } = theatre;
  const { header } = log;
  terminal.print(`${machine.game.title}: ${names.slice(0, header.seats).join(', ')}`);
  if (header.title !== undefined) terminal.print(header.title);
  let last: Moment<ErasedKinds> | null = null;
  const voicing = { speaker: voice, names, headings: headingsOf(voice, names) };
  for (const moment of stepper(machine, log)) {
    let number = String(moment.at);
    for (const { kind, text } of spokenEvents(moment, viewer, voicing)) {
      terminal.print(kind === 'heading' ? `\n       ${text}` : `${number.padStart(5)}  ${text}`);
      if (kind === 'line') number = '';
    }
    last = moment;
  }
  if (last !== null) terminal.print(ending(theatre, last));
}

function show(theatre: Theatre, moment: Moment<ErasedKinds>, terminal: Terminal): void {
  const { machine, names, voice, viewer } = theatre;
  const voicing = { speaker: voice, names, headings: headingsOf(voice, names) };
  for (const line of spokenEvents(moment, viewer, voicing)) terminal.print(lineText(line));
  const parts = { engine: machine, speaker: voice, names, columns: terminal.columns };
  terminal.print(`\n${positionText(parts, moment.view(viewer))}`);
  terminal.print(ending(theatre, moment));
}

/** How it went, or who is asked what. */
function ending({ machine, names, voice }: Theatre, moment: Moment<ErasedKinds>): string {
  const outcome = machine.outcome(moment.match);
  const words =
    outcome === null
      ? askedText(machine, moment, voice, names).join('\n')
      : outcomeText(outcome, moment.view('spectator'), voice, names);
  return `\n${words}`;
}

function momentFacts({ machine, log, names, viewer }: Theatre, at: number | undefined): object {
  const steps = stepper(machine, log);
  const moment = steps.at(at ?? steps.last);
  return {
    game: log.header.game,
    seats: log.header.seats,
    names,
    options: log.header.options,
    rules: log.segments.map(({ rules }) => rules),
    first: steps.first,
    last: steps.last,
    at: moment.at,
    viewer,
    view: machine.toWire(moment.view(viewer)),
    events: moment.events(viewer),
    outcome: machine.outcome(moment.match),
  };
}
