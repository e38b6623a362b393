import {
  type AnyKit,
  type AnyScene,
  type BoardCommands,
  chooseOffer,
  chosenOffer,
  type Denial,
  type Described,
  decide as decideStage,
  emptySelection,
  type Offer,
  type PageQuestion,
  pick,
  pointAtOffer,
  pointAtTarget,
  reopen,
  type Selection,
  type StageRow,
  type Store,
  stepBack,
  type Target,
  touch,
} from '@quarterdeck/board-kit';
import type { Choice } from '@quarterdeck/kernel';
import type { Result } from '@quarterdeck/tables';
import type { OpenTable, TableSnapshot } from '../../hosts/host.ts';
import type { Confirmations } from '../../settings/settings.ts';
import type { Sound } from '../sounds/sound-recipes.ts';
import type { Explained } from './explained.ts';
import { NO_PANEL, type Panel } from './panels.ts';
import type { Row, Rows } from './rows.ts';
import { sendAnswer } from './send-answer.ts';
import type { Unsent } from './unsent.ts';

/** Everything a hand can do at the table, whatever it does it with. */
export type TableCommands = BoardCommands & {
  /** A button of the prompt: chooses, and commits what is chosen already. */
  readonly press: (row: Row) => void;
  readonly commit: () => void;
  /** Opens a stage again that is decided. */
  readonly reopen: (depth: number) => void;
  /** A part of a choice: what it stands for on the board, and the choices that share it. */
  readonly pointPart: (part: Pick<StageRow, 'targets' | 'offers'> | undefined) => void;
  /** Shows the list of what can be chosen on the board. */
  readonly list: () => void;
  /** After a second question, or for what needs none. */
  readonly play: (offer: Pick<Offer, 'choice' | 'label'>) => void;
  readonly change: () => void;
  readonly undo: () => void;
  /** W: one denial after the other. */
  readonly nextWhy: () => void;
};

export type CommandParts = {
  readonly open: OpenTable;
  readonly kit: AnyKit;
  readonly scene: AnyScene;
  readonly snapshot: TableSnapshot;
  readonly question: PageQuestion | undefined;
  readonly rows: Rows | undefined;
  readonly described: ReadonlyMap<Target, Described>;
  readonly selection: Store<Selection>;
  readonly explained: Store<Explained | undefined>;
  /** Outlives the moment: a refusal is often told when the next one has come. */
  readonly refusal: Store<Denial | undefined>;
  readonly unsent: Store<Unsent | undefined>;
  readonly panel: Store<Panel>;
  readonly oneClick: boolean;
  readonly confirm: Confirmations;
  /** Labels of answers by the moment they were given in, so that undo can name them. */
  readonly played: Map<number, string>;
  readonly sound: (sound: Sound) => void;
};

const refusalAsDenial = (answered: Result): Denial | undefined =>
  answered.ok
    ? undefined
    : {
        key: answered.refusal.code,
        label: undefined,
        clause: answered.refusal.clause ?? '',
        reason: answered.refusal.sentence,
        targets: [],
        elsewhere: [],
      };

type Deed = () => Promise<Result>;

const attempt = async ({ refusal, sound }: CommandParts, deed: Deed): Promise<Result> => {
  const answered = await deed();
  const why = refusalAsDenial(answered);
  refusal.set(why);
  if (why !== undefined) sound('refused');
  return answered;
};

const playing = async (parts: CommandParts, choice: Choice, label: string): Promise<void> => {
  const { snapshot, question, played, panel, sound } = parts;
  panel.set(NO_PANEL);
  played.set(snapshot.seq, label);
  sound(question?.isTogether === true ? 'seal' : 'tap');
  await attempt(parts, () => sendAnswer(parts, { choice, label }));
};

/** Why a choice is asked about a second time, where it could not be taken back. */
const doubtAbout = (
  { kit, scene, confirm }: CommandParts,
  { choice }: Offer,
): 'hurts' | 'shows' | undefined => {
  if (confirm === 'nothing') return undefined;
  if (kit.hurts?.(scene, choice) === true) return 'hurts';
  return confirm === 'everything' ? 'shows' : undefined;
};

/** The host is asked once: it plays what can be taken back, and refuses the rest. */
const committing = async (parts: CommandParts, offer: Offer): Promise<void> => {
  const { snapshot, question, played, panel, refusal, sound } = parts;
  const { choice, label } = offer;
  const why = doubtAbout(parts, offer);
  if (why === undefined) {
    await playing(parts, choice, label);
    return;
  }
  played.set(snapshot.seq, label);
  const answered = await sendAnswer(parts, { choice, label }, 'careful');
  if (!answered.ok && answered.refusal.code === 'would-reveal') {
    panel.set({ kind: 'confirm', offer, why });
    return;
  }
  panel.set(NO_PANEL);
  const denial = refusalAsDenial(answered);
  refusal.set(denial);
  const done = question?.isTogether === true ? 'seal' : 'tap';
  sound(denial === undefined ? done : 'refused');
};

/** A place that stands for an element of a list is picked like its button. */
const rowAtTarget = (rows: Rows, target: Target): Row | undefined =>
  rows.groups
    .flatMap((group) => group.rows)
    .find((row) => row.kind === 'element' && row.face.target === target);

type Change = (next: (now: Selection) => Selection) => void;

/** From one stage of a question to another. */
const steppingOf = (
  decide: Change,
  question: PageQuestion | undefined,
): Pick<TableCommands, 'reopen' | 'list' | 'back'> => ({
  reopen: (depth) => decide((now) => reopen(now, depth)),
  list: () => decide((now) => ({ ...now, listed: true })),
  back: () => decide((now) => stepBack(now, question)),
});

const pointingOf = (
  change: Change,
  question: PageQuestion | undefined,
): Pick<TableCommands, 'pointOffer' | 'pointTarget' | 'pointPart'> => ({
  pointOffer: (offer) => change((now) => pointAtOffer(now, offer)),
  pointTarget: (target) => change((now) => pointAtTarget(now, question, target)),
  pointPart: (part) =>
    change((now) => ({
      ...now,
      litOffers: part?.offers.map(({ key }) => key) ?? [],
      litTargets: part?.targets ?? [],
    })),
});

/** A button of the prompt as the selection sees it; nothing is committed. */
const pressed = (now: Selection, question: PageQuestion, row: Row): Selection => {
  if (row.kind === 'element') return pick(now, question, row.element);
  if (row.stage !== undefined) return decideStage(now, question, row.stage);
  return row.kind === 'offer' ? chooseOffer(now, row.offer) : now;
};

export const commandOf = (parts: CommandParts): TableCommands => {
  const { open, scene, question, rows, selection, explained, refusal, unsent, oneClick, sound } =
    parts;
  const seat = scene.me;
  const change: Change = (next) => selection.set(next(selection.get()));
  const decide: Change = (next) => {
    refusal.set(undefined);
    unsent.set(undefined);
    explained.set(undefined);
    change(next);
  };

  const commit = (): void => {
    const offer = question && chosenOffer(question, selection.get());
    if (offer !== undefined && seat !== undefined) void committing(parts, offer);
  };
  const press = (row: Row): void => {
    if (question === undefined) return;
    const again = row.kind === 'offer' && selection.get().chosen === row.offer.key;
    if (!again) decide((now) => pressed(now, question, row));
    if (row.kind !== 'offer') return;
    if (again || oneClick) commit();
  };
  /** What is not asked about says what it is. */
  const explainAt = (target: Target): void => {
    const isKnown = parts.described.has(target);
    decide((now) => ({ ...now, why: isKnown ? undefined : 'nothing-there', whyAt: target }));
    if (isKnown) explained.set({ target });
  };
  const touchAt = (target: Target): void => {
    if (question === undefined || rows === undefined) {
      explainAt(target);
      return;
    }
    const row = rowAtTarget(rows, target);
    if (row !== undefined) {
      press(row);
      return;
    }
    const before = selection.get().chosen;
    decide((now) => touch(now, question, target));
    const { chosen, why } = selection.get();
    if (why === 'nothing-there') explainAt(target);
    else if (why !== undefined) sound('refused');
    else if (chosen !== undefined && (chosen === before || oneClick)) commit();
  };

  return {
    press,
    touch: touchAt,
    commit,
    play: ({ choice, label }) => {
      if (seat !== undefined) void playing(parts, choice, label);
    },
    ...steppingOf(decide, question),
    change: () => change((now) => ({ ...emptySelection(now.moment), changing: true })),
    undo: () => {
      if (seat === undefined) return;
      sound('undo');
      void attempt(parts, () => open.undo({ seq: parts.snapshot.seq }));
    },
    ...pointingOf(change, question),
    openClause: (clause) => parts.panel.set({ kind: 'rules', clause }),
    explain: (why) => decide((now) => ({ ...now, why, whyAt: undefined })),
    nextWhy: () =>
      change((now) => ({ ...now, why: whyAfter(question, now.why), whyAt: undefined })),
  };
};

const whyAfter = (question: PageQuestion | undefined, why: Selection['why']): Selection['why'] => {
  const denied = question?.denied ?? [];
  const at = denied.findIndex((one) => why !== 'nothing-there' && one.key === why?.key);
  return denied[at + 1];
};
