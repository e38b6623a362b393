import { keyed, Touchable, useBoard } from '@quarterdeck/board-kit';
import { DARK_INK, inked, type SeatColour } from '@quarterdeck/board-kit/drawings';
import { HIDDEN, type Seat } from '@quarterdeck/kernel';
import { CARDS, type Card, shipOf } from '../../index.ts';
import { put } from '../../words/names.ts';
import { cardTarget } from '../../words/targets.ts';
import { cardsIn } from '../chart/course.tsx';
import { MovementCard, SealedOrder } from '../pieces/cards.tsx';
import type { SeawolfScene } from '../scene.ts';
import { Icon, Piece } from '../signs/symbol.ts';

type HandProps = {
  readonly scene: SeawolfScene;
  readonly seat: Seat;
  readonly colour: SeatColour;
  /** The cards of the choice that is pointed at, in their order. */
  readonly wished: readonly Card[] | undefined;
};

const CARD = 31;

/** The five movement cards; those that are laid or would be laid rise, with their order. */
const OwnCards = ({ scene, seat, colour, wished }: HandProps) => {
  const { view, words } = scene;
  const { described } = useBoard();
  const laid = cardsIn(view.given[seat]) ?? shipOf(view.state, seat).orders;
  const risen = wished ?? laid;
  return (
    <ul className="hand" aria-label={words('seawolf.cards')}>
      {CARDS.map((card) => {
        const place = risen.indexOf(card);
        return (
          <li key={card}>
            <Touchable target={cardTarget(card)} className="hand-card">
              <span className="unseen">{described.get(cardTarget(card))?.name}</span>
              <span data-risen={place < 0 ? undefined : ''}>
                <MovementCard width={CARD} colour={colour} shows={card} />
                {place >= 0 && (
                  <i
                    data-sealed={wished === undefined ? '' : undefined}
                    data-place={wished === undefined ? undefined : place + 1}
                  >
                    {wished === undefined && <Icon name="i-seal" size={16} />}
                  </i>
                )}
              </span>
            </Touchable>
          </li>
        );
      })}
    </ul>
  );
};

/** Another captain's orders: backs under a seal, or faces once they are shown. */
const OthersCards = ({ scene, seat, colour }: Omit<HandProps, 'wished'>) => {
  const { orders, ordersShown } = shipOf(scene.view.state, seat);
  const label = scene.speaker.words(put('see.laid', { count: orders.length }));
  return (
    <span className="hand" role="img" aria-label={label}>
      {keyed(orders, (card, key) =>
        ordersShown ? (
          <MovementCard key={key} width={CARD} colour={colour} shows={card} />
        ) : (
          <SealedOrder key={key} width={CARD} colour={colour} />
        ),
      )}
    </span>
  );
};

export const Hand = (props: HandProps) =>
  props.scene.me === props.seat ? <OwnCards {...props} /> : <OthersCards {...props} />;

/** A chest only you can look into: its value shows, with a corner folded over and an eye. */
const KnownChest = ({ value, label }: { readonly value: number; readonly label: string }) => (
  <svg className="known-chest" viewBox="0 0 54 44" role="img" aria-label={label}>
    <title>{label}</title>
    <path
      d="M1.5 5Q1.5 1.5 5 1.5H38L52.5 16V39Q52.5 42.5 49 42.5H5Q1.5 42.5 1.5 39Z"
      fill="var(--bone)"
      {...inked(1.6)}
    />
    <path d="M38 1.5V13Q38 16 41 16H52.5Z" fill="#e0a93a" {...inked(1.6)} />
    <Piece name="chest" x={4} y={12} size={28} colours={DARK_INK} />
    <text x="41" y="37" fontSize="19" fontWeight="800" textAnchor="middle" fill="#12283b">
      {value}
    </text>
    <g color="#12283b">
      <Piece name="i-eye" x={6} y={2} size={12} />
    </g>
  </svg>
);

type ChestsProps = { readonly scene: SeawolfScene; readonly seat: Seat };

export const Chests = ({ scene, seat }: ChestsProps) => {
  const { chests } = shipOf(scene.view.state, seat);
  return (
    <span className="chests wraps">
      {keyed(chests, (value, key) =>
        value === HIDDEN ? (
          <Icon key={key} name="chest" size={34} />
        ) : (
          <KnownChest
            key={key}
            value={value}
            label={scene.speaker.words(put('see.holdings-of', { value }))}
          />
        ),
      )}
    </span>
  );
};
