import {
  type AnyKit,
  type AnyScene,
  createStore,
  type Denial,
  type Described,
  emptySelection,
  type PageQuestion,
  pageQuestionOf,
  type Selection,
  type Store,
  type Target,
  useFollowed,
  useStore,
} from '@quarterdeck/board-kit';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { OpenTable, TableSnapshot } from '../../hosts/host.ts';
import { momentOf } from '../../hosts/moment.ts';
import { useSettings } from '../../settings/settings-context.tsx';
import { boardMarksOf } from './board-marks.ts';
import { commandOf } from './commands.ts';
import type { Explained } from './explained.ts';
import { NO_GUIDE } from './guide.ts';
import { NO_HINT } from './hinted.ts';
import { createLogLines } from './log-lines.ts';
import { NO_PANEL, type Panel } from './panels.ts';
import { usePreview } from './preview.ts';
import { type Rows, rowsOf } from './rows.ts';
import { sceneOf, type ViewReader } from './scene.ts';
import type { TableState } from './table-context.tsx';
import type { Unsent } from './unsent.ts';
import { useStage } from './use-stage.ts';
import { useTableWords } from './use-table-words.ts';

/** Another question begins with nothing chosen. */
const useSelectionStore = (snapshot: TableSnapshot): Store<Selection> => {
  const moment = momentOf(snapshot);
  return useMemo(() => createStore(emptySelection(moment)), [moment]);
};

/** Only what changes the rows; pointing at something does not. */
const useRows = (
  kit: AnyKit,
  scene: AnyScene,
  question: PageQuestion | undefined,
  selection: Store<Selection>,
): Rows | undefined => {
  const picks = useStore(selection, (now) => now.picks);
  const within = useStore(selection, (now) => now.within);
  const filter = useStore(selection, (now) => now.filter);
  const path = useStore(selection, (now) => now.path);
  const listed = useStore(selection, (now) => now.listed);
  return useMemo(() => {
    if (question === undefined) return undefined;
    const { step } = question;
    const decided = { ...emptySelection(''), picks, path, within, listed, filter };
    return rowsOf(question, decided, {
      element: (field, element) => kit.element?.(scene, step, field, element),
      part: (stage, { choice }) => kit.part?.(scene, step, stage, choice),
      isPlace: kit.isPlace,
    });
  }, [kit, scene, question, picks, path, within, listed, filter]);
};

/** The places of what is picked and decided so far. */
const usePicked = (
  kit: AnyKit,
  scene: AnyScene,
  { question, rows }: Pick<TableState, 'question' | 'rows'>,
  selection: Store<Selection>,
): ReadonlySet<Target> => {
  const picks = useStore(selection, (now) => now.picks);
  return useMemo(() => {
    const field = rows?.narrowing?.field;
    if (rows?.stage !== undefined)
      return new Set(rows.stage.crumbs.flatMap(({ targets }) => targets));
    if (question === undefined || field === undefined) return new Set();
    const faces = picks.map((pick) => kit.element?.(scene, question.step, field, pick)?.target);
    return new Set(faces.filter((target) => target !== undefined));
  }, [kit, scene, question, rows, picks]);
};

const describedBy = (kit: AnyKit, scene: AnyScene): ReadonlyMap<Target, Described> =>
  new Map(kit.describe(scene).map((one) => [one.target, one]));

/** What lasts as long as the table is on the page, whatever moment it shows. */
const useLasting = () =>
  useState(() => {
    const panel = createStore<Panel>(NO_PANEL);
    return {
      refusal: createStore<Denial | undefined>(undefined),
      unsent: createStore<Unsent | undefined>(undefined),
      explained: createStore<Explained | undefined>(undefined),
      panel,
      hinted: createStore(NO_HINT),
      guide: createStore(NO_GUIDE),
      isCovered: () => panel.get().kind !== 'none',
      played: new Map<number, string>(),
      lines: createLogLines(),
    };
  })[0];

/** One value as long as its parts are the same: every component that reads the table is drawn again with it. */
const useSettled = (next: TableState): TableState => {
  const known = useRef(next);
  const parts: Readonly<Record<string, unknown>> = known.current;
  if (Object.entries(next).some(([name, part]) => !Object.is(part, parts[name])))
    known.current = next;
  return known.current;
};

export const useTableState = (open: OpenTable, kit: AnyKit, reader: ViewReader): TableState => {
  const words = useTableWords(kit);
  const { oneClick, confirm } = useSettings();
  const { stage, flights, rolls, flipped, player, drawn } = useStage(open, kit, reader, words);
  const snapshot = useFollowed(stage.shown);
  const isBehind = useFollowed(stage.isBehind);
  useLayoutEffect(() => {
    if (snapshot === stage.shown.get()) drawn();
  }, [drawn, snapshot, stage]);
  const { table: about, view: wire, question: asked } = snapshot;
  const scene = useMemo(() => sceneOf(reader, about, wire, words), [reader, about, wire, words]);
  const question = useMemo(
    () => (asked === null || isBehind ? undefined : pageQuestionOf(kit, scene, asked)),
    [kit, scene, asked, isBehind],
  );
  const selection = useSelectionStore(snapshot);
  const rows = useRows(kit, scene, question, selection);
  const preview = usePreview({ open, reader }, snapshot, question, selection);
  const lasting = useLasting();
  const marks = useMemo(() => boardMarksOf(question, rows), [question, rows]);
  const picked = usePicked(kit, scene, { question, rows }, selection);
  const described = useMemo(() => describedBy(kit, scene), [kit, scene]);
  const commands = useMemo(() => {
    const here = { open, kit, scene, snapshot, question, rows, described, selection, ...lasting };
    return commandOf({ ...here, oneClick, confirm, sound: player.play });
  }, [
    open,
    kit,
    scene,
    snapshot,
    question,
    rows,
    described,
    selection,
    lasting,
    oneClick,
    confirm,
    player,
  ]);
  return useSettled({
    open,
    kit,
    reader,
    snapshot,
    log: snapshot.log,
    scene,
    question,
    rows,
    ...marks,
    picked,
    described,
    selection,
    ...lasting,
    preview,
    stage,
    flights,
    rolls,
    flipped,
    commands,
    sound: player.play,
  });
};
