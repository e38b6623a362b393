import { type Described, useMark, useOfferWords, useWords } from '@quarterdeck/board-kit';
import { TABLE_EN } from '../en.ts';
import { useTable } from '../state/table-context.tsx';

const Place = ({ place }: { readonly place: Described }) => {
  const words = useWords(TABLE_EN);
  const { commands } = useTable();
  const mark = useMark(place.target);
  const offers = useOfferWords(place.target);
  return (
    <li data-mark={mark}>
      <h3>{place.name}</h3>
      {place.text !== '' && <p>{place.text}</p>}
      {offers.length > 0 && (
        <button
          type="button"
          className="button"
          aria-pressed={mark === 'chosen'}
          onClick={() => commands.touch(place.target)}
        >
          {offers.length === 1
            ? offers[0]
            : words('table.board.manyOffers', { count: offers.length })}
        </button>
      )}
    </li>
  );
};

/** The board as a text one can walk through: every place, what is there, what it offers. */
export const BoardInWords = () => {
  const { described } = useTable();
  return (
    <ol className="in-words">
      {[...described.values()].map((place) => (
        <Place key={place.target} place={place} />
      ))}
    </ol>
  );
};
