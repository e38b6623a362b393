import { RATED_PACES, type RatedPace, type RatingCard, SETTLED_AFTER } from '@quarterdeck/tables';
import { useState } from 'react';
import { Segments } from '../../controls/segments.tsx';
import { Cover, useGames, useGameWords } from '../../games/games-context.tsx';
import { Link } from '../../router/navigation.tsx';
import { Curve } from './curve.tsx';
import { PEOPLE_EN } from './en.ts';
import { leaning, percentOf, signed } from './say-figures.ts';

type OneProps = { readonly game: string; readonly card: RatingCard | undefined };

const OneRating = ({ game, card }: OneProps) => {
  const words = useGameWords(PEOPLE_EN);
  const matches = card?.matches ?? 0;
  return (
    <li className="panel rating-card">
      <div className="rating-game">
        <span className="jacket">
          <Cover game={game} />
        </span>
        <h3>{words(`games.${game}.title`)}</h3>
      </div>
      {card === undefined ? (
        <p>{words('people.rating.none')}</p>
      ) : (
        <>
          <p className="rating-figure">
            <b>{card.rating}</b>{' '}
            <span className={`change ${leaning(card.month)}`}>
              <span aria-hidden="true">{signed(card.month)}</span>
              <span className="unseen">
                {words('people.rating.month', { change: signed(card.month) })}
              </span>
            </span>
          </p>
          {card.curve.length > 1 && (
            <Curve
              curve={card.curve}
              label={words('people.rating.curve', {
                first: card.curve[0]?.rating ?? card.rating,
                last: card.rating,
              })}
            />
          )}
          <small>
            {matches < SETTLED_AFTER
              ? words('people.rating.settling', { count: matches })
              : words('people.rating.matches', {
                  matches,
                  percent: percentOf(card.won, matches),
                })}
            {card.rank !== null && ` · ${words('people.rating.rank', { rank: card.rank })}`}
          </small>
        </>
      )}
    </li>
  );
};

/** A rating for each game, at one pace; the one that is played most comes first. */
export const RatingCards = ({ ratings }: { readonly ratings: readonly RatingCard[] }) => {
  const words = useGameWords(PEOPLE_EN);
  const games = useGames();
  const [pace, setPace] = useState<RatedPace>(ratings[0]?.pace ?? 'live');
  const shown = ratings.filter((one) => one.pace === pace);
  return (
    <section className="ratings" aria-labelledby="ratings">
      <h2 id="ratings" className="unseen">
        {words('people.ratings')}
      </h2>
      <div className="rating-choice">
        <Segments
          label={words('people.paceLabel')}
          words={RATED_PACES}
          chosen={pace}
          say={(one) => words(`people.paces.${one}`)}
          onChoose={setPace}
        />
        <Link className="button quiet" to={{ page: 'leaders' }}>
          {words('people.leaders.title')}
        </Link>
      </div>
      <ul className="rating-cards">
        {games.ids.map((game) => (
          <OneRating key={game} game={game} card={shown.find((one) => one.game === game)} />
        ))}
      </ul>
    </section>
  );
};
