import { keyed } from '@quarterdeck/board-kit';
import type { ReactElement, ReactNode } from 'react';
import type { ActionLine, CardFace } from '../../words/card-words.ts';
import { type DoubloonsSymbol, Icon } from '../signs/symbol.ts';

export const ACTION_SIGN = {
  hunt: 'hunt',
  repair: 'repair',
  pillage: 'pillage',
  attackForward: 'forward',
  attackBroadsides: 'broadside',
  board: 'board',
} as const satisfies Record<string, DoubloonsSymbol>;

export type MovementIcon = { readonly icon: 'sail' | 'comeAbout'; readonly required: boolean };

type MovesProps = {
  readonly movement: readonly MovementIcon[];
  readonly stay: string;
  readonly size: number;
};

/** Movement: what must be done is ink, what may be done is dotted. */
export const Moves = ({ movement, stay, size }: MovesProps) => (
  <span className="moves row">
    {movement.length === 0 && <em>{stay}</em>}
    {keyed(movement, ({ icon, required }, key) => (
      <i key={key} className="move centred" data-must={required ? '' : undefined}>
        <Icon name={icon === 'sail' ? 'mv-sail' : 'mv-about'} size={size} />
      </i>
    ))}
  </span>
);

export type LineProps = { readonly line: ActionLine; readonly children: ReactNode };

const PrintedLine = ({ children }: LineProps) => (
  <span className="card-action row">{children}</span>
);

type ActionCardProps = {
  readonly face: CardFace;
  readonly stay: string;
  /** How an action stands on it: while it is played, its actions are what one chooses. */
  readonly Line?: ((props: LineProps) => ReactElement) | undefined;
  /** Too small for words. */
  readonly isBare?: boolean;
};

const Words = ({ action, name, plus, note }: ActionLine) => (
  <>
    <Icon name={ACTION_SIGN[action]} size={28} />
    <span>
      <b>
        {name}
        {plus !== '' && <u> {plus}</u>}
      </b>{' '}
      {note !== '' && <small>{note}</small>}
    </span>{' '}
  </>
);

/** An action card: movement on top, two actions below. */
export const ActionCard = ({ face, stay, Line = PrintedLine, isBare = false }: ActionCardProps) => (
  <span className="action-card" data-kind={face.kind} data-bare={isBare ? '' : undefined}>
    <Moves movement={face.movement} stay={stay} size={20} />{' '}
    {face.actions.map((line) => (
      <Line key={line.action} line={line}>
        <Words {...line} />
      </Line>
    ))}
  </span>
);
