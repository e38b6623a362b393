import {
  type AnyKit,
  type ChoiceFace,
  choiceKey,
  type Element,
  type ElementFace,
  isStaged,
  type Narrowing,
  narrowed,
  narrowingOf,
  type Offer,
  type PageQuestion,
  type Selection,
  type StageNow,
  type StageRow,
  stageNow,
  type Target,
} from '@quarterdeck/board-kit';
import { MOST_AT_ONCE } from '@quarterdeck/kernel/say';

/** 1 to 9, counted over what is shown, and E for what ends something. */
export type HotKey = number | 'E';

type Keyed = {
  readonly hotKey: HotKey | undefined;
  /** The place on the board that shows the same figure. */
  readonly chip?: Target | undefined;
};

/** One button of the prompt. */
export type Row =
  | ({
      readonly kind: 'offer';
      readonly offer: Offer;
      /** What it says at this stage, where the question is asked in stages. */
      readonly stage?: StageRow;
    } & Keyed)
  | ({ readonly kind: 'part'; readonly stage: StageRow; readonly face: ChoiceFace } & Keyed)
  | ({
      readonly kind: 'element';
      readonly element: Element;
      readonly face: ElementFace;
    } & Keyed);

export type RowGroup = {
  readonly ends: boolean;
  readonly heading: string | undefined;
  readonly icon: string | undefined;
  readonly rows: readonly Row[];
};

/** What the prompt shows of all that is offered. */
export type Rows = {
  readonly groups: readonly RowGroup[];
  readonly narrowing: Narrowing | undefined;
  /** Where the question stands that is asked in stages. */
  readonly stage: StageNow | undefined;
  /** How many choices are places on the board and folded away; 0 where the list is shown. */
  readonly folded: number;
  readonly canFilter: boolean;
  /** How many choices are meant in all. */
  readonly total: number;
};

/** Names an element for whoever picks; undefined where the board has no word for it. */
type NameElement = (field: string, element: Element) => ElementFace | undefined;

/** What a board knows of choices. */
type RowFaces = {
  readonly element: NameElement;
  readonly part?: (stage: number, offer: Offer) => ChoiceFace | undefined;
  readonly isPlace?: AnyKit['isPlace'];
};

type BareGroup = Omit<RowGroup, 'rows'> & { readonly rows: readonly BareRow[] };
type BareRow = Row extends infer R ? (R extends Row ? Omit<R, 'hotKey'> : never) : never;

const targetsOf = (row: BareRow): readonly Target[] => {
  if (row.kind === 'element') return row.face.target === undefined ? [] : [row.face.target];
  return row.stage?.targets ?? (row.kind === 'offer' ? row.offer.targets : []);
};

const numbered = (groups: readonly BareGroup[]): readonly RowGroup[] => {
  let count = 0;
  return groups.map((group) => ({
    ...group,
    rows: group.rows.map((row, index): Row => {
      if (group.ends && index === 0) return { ...row, hotKey: 'E' };
      count++;
      return { ...row, hotKey: count > MOST_AT_ONCE ? undefined : count };
    }),
  }));
};

/** The same figure on the board: where a place stands for one button alone. */
const withChips = (
  groups: readonly RowGroup[],
  isPlace: NonNullable<RowFaces['isPlace']>,
): readonly RowGroup[] => {
  const placeOf = (row: Row): Target | undefined => targetsOf(row).find(isPlace);
  const places = groups.flatMap(({ rows }) => rows.map(placeOf));
  const isAlone = (place: Target): boolean => places.filter((one) => one === place).length === 1;
  return groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => {
      const place = placeOf(row);
      const isShown = typeof row.hotKey === 'number' && place !== undefined && isAlone(place);
      return isShown ? { ...row, chip: place } : row;
    }),
  }));
};

const saysAll = (text: string, wanted: string): boolean => {
  const said = text.toLocaleLowerCase();
  return wanted
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
};

const offerText = ({ label, detail = '', face }: Offer): string =>
  `${label} ${detail} ${face.title ?? ''} ${face.sub ?? ''}`;

const rowText = (row: BareRow): string => {
  if (row.kind === 'offer') return `${row.stage?.label ?? ''} ${offerText(row.offer)}`;
  return row.kind === 'part' ? row.stage.label : row.face.label;
};

const filtered = (groups: readonly BareGroup[], wanted: string): readonly BareGroup[] =>
  wanted.trim() === ''
    ? groups
    : groups
        .map((group) => ({
          ...group,
          rows: group.rows.filter((row) =>
            saysAll(`${group.heading ?? ''} ${rowText(row)}`, wanted.trim()),
          ),
        }))
        .filter(({ rows }) => rows.length > 0);

const offerGroups = (
  { groups }: PageQuestion,
  keeps: (offer: Offer) => boolean,
): readonly BareGroup[] =>
  groups
    .map(({ ends, heading, icon, offers }) => ({
      ends,
      heading,
      icon,
      rows: offers.filter(keeps).map((offer): BareRow => ({ kind: 'offer', offer })),
    }))
    .filter(({ rows }) => rows.length > 0);

/** Elements that can be named; undefined where one cannot, and then nothing is picked apart. */
const elementRows = (
  question: PageQuestion,
  narrowing: Narrowing,
  selection: Selection,
  name: NameElement,
): readonly BareGroup[] | undefined => {
  const choices = question.offers.map(({ choice }) => choice);
  const { next, complete } = narrowed(choices, narrowing, selection.picks);
  const rows = next.map((element): BareRow | undefined => {
    const face = name(narrowing.field, element);
    return face && { kind: 'element', element, face };
  });
  const named = rows.filter((row) => row !== undefined);
  if (named.length < rows.length) return undefined;
  const made = new Set(complete.map(choiceKey));
  const others = offerGroups(
    question,
    ({ choice, key }) =>
      (choice.do !== narrowing.kind && selection.picks.length === 0) ||
      (made.size > 1 && made.has(key)),
  );
  const picking: BareGroup = { ends: false, heading: undefined, icon: undefined, rows: named };
  return named.length === 0 ? others : [picking, ...others];
};

/** Where a choice is one of several parts it is called as they are; its picture stays. */
const faceAt = ({ face }: Offer, part: StageRow['part']): ChoiceFace => {
  if (part === undefined) return face;
  const { title: _title, sub: _sub, ...drawn } = face;
  return drawn;
};

/** Parts under what their stage asks, whole choices under their own heading. */
const stageGroups = (
  question: PageQuestion,
  { rows }: StageNow,
  { part: faceOf }: RowFaces,
): readonly BareGroup[] => {
  const groups = new Map<string, BareGroup & { rows: BareRow[] }>();
  for (const row of rows) {
    const { part, offers } = row;
    const [offer, ...more] = offers;
    if (offer === undefined) continue;
    const own = question.groups.find((group) => group.offers.includes(offer));
    const heading = part === undefined ? own?.heading : question.stages[part.stage];
    const icon = part === undefined ? own?.icon : undefined;
    const key = `${part?.stage} ${heading}`;
    const group = groups.get(key) ?? { ends: false, heading, icon, rows: [] };
    const face = part && faceOf?.(part.stage, offer);
    group.rows.push(
      more.length > 0
        ? { kind: 'part', stage: row, face: face ?? {} }
        : { kind: 'offer', stage: row, offer: { ...offer, face: face ?? faceAt(offer, part) } },
    );
    groups.set(key, group);
  }
  return [
    ...groups.values(),
    ...offerGroups({ ...question, groups: question.groups.filter(({ ends }) => ends) }, () => true),
  ];
};

/** More places than there are keys are looked for on the board. */
const foldable = (groups: readonly BareGroup[], { isPlace }: RowFaces): number => {
  const rows = groups.filter(({ ends }) => !ends).flatMap((group) => group.rows);
  if (isPlace === undefined || rows.length <= MOST_AT_ONCE) return 0;
  return rows.every((row) => targetsOf(row).some(isPlace)) ? rows.length : 0;
};

type Shown = Pick<Rows, 'narrowing' | 'stage'> & { readonly groups: readonly BareGroup[] };

const shownOf = (question: PageQuestion, selection: Selection, faces: RowFaces): Shown => {
  const stage = isStaged(question) ? stageNow(question, selection) : undefined;
  if (stage !== undefined)
    return { stage, narrowing: undefined, groups: stageGroups(question, stage, faces) };
  const { within } = selection;
  const narrowing = narrowingOf(question.offers.map(({ choice }) => choice));
  const elements =
    narrowing === undefined || within !== undefined
      ? undefined
      : elementRows(question, narrowing, selection, faces.element);
  if (elements !== undefined) return { stage, narrowing, groups: elements };
  const kept = (offer: Offer): boolean => within === undefined || offer.targets.includes(within);
  return { stage, narrowing: undefined, groups: offerGroups(question, kept) };
};

export const rowsOf = (question: PageQuestion, selection: Selection, faces: RowFaces): Rows => {
  const { groups, narrowing, stage } = shownOf(question, selection, faces);
  const total = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const folded = selection.listed ? 0 : foldable(groups, faces);
  const open = folded > 0 ? groups.filter(({ ends }) => ends) : groups;
  const found = numbered(filtered(open, selection.filter));
  return {
    groups: faces.isPlace === undefined ? found : withChips(found, faces.isPlace),
    narrowing,
    stage,
    folded,
    canFilter: folded === 0 && total > MOST_AT_ONCE,
    total,
  };
};

export const rowAt = ({ groups }: Rows, hotKey: HotKey): Row | undefined =>
  groups.flatMap(({ rows }) => rows).find((row) => row.hotKey === hotKey);
