import type { TableSnapshot } from './host.ts';

type Asked = Pick<TableSnapshot, 'viewer' | 'seq' | 'question' | 'log'>;

/** The last time the viewer answered or took back; another question may look just like the last. */
const lastAnswer = ({ viewer, log }: Asked): number =>
  log.findLast(({ seat }) => seat === viewer)?.seq ?? 0;

/**
 * What somebody chose stays chosen as long as this is the same, though others may seal their
 * answers meanwhile.
 */
export const momentOf = (at: Asked): string =>
  at.question === null
    ? `${at.viewer} ${at.seq}`
    : `${at.viewer} ${lastAnswer(at)} ${JSON.stringify(at.question)}`;

export const isSameQuestion = (a: Asked, b: Asked): boolean =>
  a.question !== null && momentOf(a) === momentOf(b);
