import { keyed } from '@quarterdeck/board-kit';
import { Die, type Pips, Sheet } from '@quarterdeck/board-kit/drawings';
import type { CardPrint, Tinypirates } from '../../index.ts';
import { actionsName, type Press } from '../../words/card-words.ts';
import { put } from '../../words/names.ts';
import { Icon } from '../signs/symbol.ts';
import { ORDER_SIGN, PLAIN_COAT } from './orders.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const satisfies readonly Pips[];

/** A die face among words; dashed while it is not rolled. */
export const Face = ({
  value,
  size = 22,
}: {
  readonly value: number | undefined;
  readonly size?: number;
}) => {
  const face = FACES.find((one) => one === value);
  return (
    <Sheet width={size} viewWidth={40} viewHeight={40}>
      <Die x={2} y={2} size={36} {...(face && { value: face })} />
    </Sheet>
  );
};

/** The Order that sets a card off. */
export const Trigger = ({ order }: { readonly order: CardPrint['trigger'] }) => (
  <i className="trigger centred">
    <Icon name={ORDER_SIGN[order]} size={21} colours={PLAIN_COAT} />
  </i>
);

type SymbolsProps = {
  readonly card: CardPrint;
  readonly speaker: Press['speaker'];
  readonly size?: number;
};

/** Die faces that hit, and hits that need no die. */
export const Symbols = ({ card, speaker, size = 20 }: SymbolsProps) => (
  <span className="die-symbols inline-row" aria-hidden="true">
    {keyed(card.symbols, (face, key) => (
      <Face key={key} value={face} size={size} />
    ))}
    {card.autoHits > 0 && (
      <span className="sure-hit inline-row">
        <Icon name="hit" size={size} />
        {speaker.words(put('see.auto-hits', { count: card.autoHits }))}
      </span>
    )}
  </span>
);

type FaceProps = {
  readonly name: string;
  readonly card: CardPrint;
  readonly printed: Tinypirates['printed'];
  readonly speaker: Press['speaker'];
};

/** A Captain or Crew Card: what sets it off, what follows, which dice hit. */
export const CardFace = ({ name, card, printed, speaker }: FaceProps) => (
  <>
    <Trigger order={card.trigger} />
    <span className="card-lines">
      <b>{name}</b>
      <small>{actionsName({ speaker, printed }, card)}</small>
    </span>
    <Symbols card={card} speaker={speaker} />
  </>
);
