import type { Appends } from './appends.ts';
import type { Load } from './load.ts';
import type { LongLogs } from './long/long.ts';
import type { Loss } from './loss.ts';
import type { Idle } from './many/idle.ts';
import type { Stored } from './many/stored.ts';
import type { PeerLoad } from './peers/measure.ts';

const whole = (figure: number): string => Math.round(figure).toLocaleString('en');

export const appendsInWords = (appends: Appends): string =>
  `${appends.driver} (SQLite ${appends.version}), ${appends.tables} tables at once: ${whole(appends.appendsPerSecond)} durable appends/s (${whole(appends.appendsPerProcessorSecond)} per second of the processor)`;

/** `answers`: what this server's answers are called. */
export const loadInWords = (what: string, load: Load, answers = 'durable answers'): string =>
  `${what}: ${load.tables} tables of ${load.game} with ${load.seats} seats, ${whole(load.answersPerSecond)} ${answers}/s (${whole(load.answersPerProcessorSecond)} per second of the server's processor), ${load.median.toFixed(1)} ms to the last seat, p99 ${load.p99.toFixed(1)} ms, ${whole(load.bytesPerAnswer)} bytes an answer; ${lossInWords(load)} lost at kill -9`;

export const ratioInWords = (peer: string, theirs: PeerLoad, ours: Load): string =>
  `our answers are ${times(theirs.ratio.answersPerSecond)} ${peer}'s (${times(theirs.ratio.answersPerProcessorSecond)} per second of the processor), which loses ${lossInWords(theirs)} acknowledged answers at kill -9; ours lose ${lossInWords(ours)}`;

export const longInWords = ({ tables, early, late, ratio }: LongLogs): string =>
  `long logs, ${tables} tables: answer ${whole(late.answer)} costs ${times(ratio)} what answer ${whole(early.answer)} does (${whole(late.microseconds)} and ${whole(early.microseconds)} microseconds of the server's processor, ${whole(late.bytes)} and ${whole(early.bytes)} bytes)`;

export const idleInWords = ({ connections, megabytes, empty }: Idle): string =>
  `${whole(connections)} idle connections: ${whole(megabytes)} MB, and ${whole(empty)} MB without any`;

export const storedInWords = ({ tables, listening, empty, opened, median, p99 }: Stored): string =>
  `${whole(tables)} stored tables: listening ${whole(listening)} ms after the start, and ${whole(empty)} ms without any; ${opened} of them opened and answered at, ${median.toFixed(1)} ms each, p99 ${p99.toFixed(1)} ms`;

const times = (ratio: number): string => `${ratio.toFixed(2)} times`;

const lossInWords = ({ lostAtKill, acknowledged }: Loss): string =>
  `${lostAtKill === acknowledged ? 'all' : whole(lostAtKill)} of ${whole(acknowledged)}`;
