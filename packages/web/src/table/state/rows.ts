import {
  choiceKey,
  type Element,
  type ElementFace,
  MOST_BUTTONS,
  type Narrowing,
  narrowed,
  narrowingOf,
  type Offer,
  type PageQuestion,
  type Selection,
} from '@quarterdeck/board-kit';

/** 1 to 9, counted over what is shown, and E for what ends something. */
export type HotKey = number | 'E';

/** One button of the prompt. */
export type Row =
  | { readonly kind: 'offer'; readonly offer: Offer; readonly hotKey: HotKey | undefined }
  | {
      readonly kind: 'element';
      readonly element: Element;
      readonly face: ElementFace;
      readonly hotKey: HotKey | undefined;
    };

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
  readonly canFilter: boolean;
  /** How many choices are meant in all. */
  readonly total: number;
};

/** Names an element for whoever picks; undefined where the board has no word for it. */
export type NameElement = (field: string, element: Element) => ElementFace | undefined;

type BareGroup = Omit<RowGroup, 'rows'> & { readonly rows: readonly BareRow[] };
type BareRow = Row extends infer R ? (R extends Row ? Omit<R, 'hotKey'> : never) : never;

const KEYS = 9;

const numbered = (groups: readonly BareGroup[]): readonly RowGroup[] => {
  let count = 0;
  return groups.map((group) => ({
    ...group,
    rows: group.rows.map((row, index): Row => {
      if (group.ends && index === 0) return { ...row, hotKey: 'E' };
      count++;
      return { ...row, hotKey: count > KEYS ? undefined : count };
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

const filtered = (groups: readonly BareGroup[], wanted: string): readonly BareGroup[] =>
  wanted.trim() === ''
    ? groups
    : groups
        .map((group) => ({
          ...group,
          rows: group.rows.filter((row) =>
            saysAll(
              `${group.heading ?? ''} ${row.kind === 'offer' ? offerText(row.offer) : row.face.label}`,
              wanted.trim(),
            ),
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

export const rowsOf = (question: PageQuestion, selection: Selection, name: NameElement): Rows => {
  const { within } = selection;
  const kept = (offer: Offer): boolean => within === undefined || offer.targets.includes(within);
  const narrowing = narrowingOf(question.offers.map(({ choice }) => choice));
  const elements =
    narrowing === undefined || within !== undefined
      ? undefined
      : elementRows(question, narrowing, selection, name);
  const all = elements ?? offerGroups(question, kept);
  const shown = all.reduce((sum, { rows }) => sum + rows.length, 0);
  return {
    groups: numbered(filtered(all, selection.filter)),
    narrowing: elements === undefined ? undefined : narrowing,
    canFilter: shown > MOST_BUTTONS,
    total: shown,
  };
};

export const rowAt = ({ groups }: Rows, hotKey: HotKey): Row | undefined =>
  groups.flatMap(({ rows }) => rows).find((row) => row.hotKey === hotKey);
