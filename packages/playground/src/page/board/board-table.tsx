import {
  type AnyKit,
  BoardProvider,
  type BoardState,
  considered,
  createStore,
  emptySelection,
  type PageQuestion,
  type Target,
  useSelection,
  useWords,
} from '@quarterdeck/board-kit';
import { CoreSprite } from '@quarterdeck/board-kit/drawings';
import { at, type Choice } from '@quarterdeck/kernel';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { handsOn } from './hands.ts';
import { type Position, type Seen, seenOn } from './seen.ts';

const NO_FACES = createStore<ReadonlyMap<Target, ReactNode>>(new Map());

export type BoardTableProps = {
  readonly kit: AnyKit;
  readonly position: Position;
  readonly answer: (choice: Choice) => void;
  /** A phone's width: boards leave out names and let small things grow. */
  readonly small: boolean;
};

const useBoardState = (seen: Seen, answer: (choice: Choice) => void): BoardState => {
  // Another position begins with nothing pointed at.
  const selection = useMemo(() => createStore(emptySelection(seen.question?.step ?? '')), [seen]);
  return useMemo(
    () => ({
      ...seen,
      picked: new Set<Target>(),
      upcoming: new Set<Target>(),
      chips: new Map<Target, number>(),
      selection,
      flipped: NO_FACES,
      commands: handsOn(seen, selection, answer),
      isCovered: () => false,
      log: [],
    }),
    [seen, selection, answer],
  );
};

type AskedProps = {
  readonly question: PageQuestion;
  readonly answer: (choice: Choice) => void;
};

/** A place that stands for several answers lists them; one that stands for none says why. */
const AtThisPlace = ({ question, answer }: AskedProps): ReactElement | null => {
  const within = useSelection((now) => now.within);
  const why = useSelection((now) => now.why);
  if (why === 'nothing-there') return <p className="hint">Nothing is asked there.</p>;
  if (why !== undefined)
    return (
      <p className="denied">
        <code>{why.clause}</code> {why.reason}
      </p>
    );
  if (within === undefined) return null;
  return (
    <ul className="offers">
      {question.offers
        .filter(({ targets }) => targets.includes(within))
        .map(({ key, label, choice }) => (
          <li key={key}>
            <button type="button" onClick={() => answer(choice)}>
              {label}
            </button>
          </li>
        ))}
    </ul>
  );
};

type DrawnProps = Pick<BoardTableProps, 'kit' | 'small' | 'answer'> & { readonly seen: Seen };

const Drawn = ({ kit, small, answer, seen: { scene, question } }: DrawnProps): ReactElement => {
  const offer = useSelection((selection) => considered(question, selection));
  const props = { scene, small, preview: undefined, considered: offer?.choice };
  const { Board, Mat, PromptExtra, SharedStrip, SharedSide } = kit;
  const { me } = scene;
  return (
    <div className="board-table">
      <div className="board-hold centred">
        <Board {...props} />
      </div>
      {question !== undefined && <AtThisPlace question={question} answer={answer} />}
      {PromptExtra !== undefined && question !== undefined && <PromptExtra {...props} />}
      {me !== undefined && (
        <div className={`own-mat seat-${at(scene.seats, me).colour}`}>
          <Mat scene={scene} seat={me} preview={undefined} />
        </div>
      )}
      {SharedStrip !== undefined && (
        <div className="shared-strip">
          <SharedStrip scene={scene} />
        </div>
      )}
      {SharedSide !== undefined && (
        <div className="shared-side">
          <SharedSide scene={scene} />
        </div>
      )}
    </div>
  );
};

/** The game's own board with one position on it, as one viewer sees it. */
export const BoardTable = ({ kit, position, answer, small }: BoardTableProps): ReactElement => {
  const words = useWords(...(kit.words ?? []));
  const seen = useMemo(() => seenOn(kit, position, words), [kit, position, words]);
  const state = useBoardState(seen, answer);
  const { Symbols } = kit;
  return (
    <BoardProvider value={state}>
      <CoreSprite />
      {Symbols !== undefined && <Symbols />}
      <Drawn kit={kit} small={small} answer={answer} seen={seen} />
    </BoardProvider>
  );
};
