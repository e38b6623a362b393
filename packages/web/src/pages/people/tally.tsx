import type { Profile } from '@quarterdeck/tables';
import { useState } from 'react';
import { useGames, useGameWords } from '../../games/games-context.tsx';
import { PEOPLE_EN } from './en.ts';
import { percentOf } from './say-figures.ts';

type BarProps = { readonly won: number; readonly matches: number; readonly fair: number };

/** How much of it was won; the mark is what chance alone would give. */
export const WonBar = ({ won, matches, fair }: BarProps) => (
  <span className="won-bar" aria-hidden="true">
    <i style={{ width: `${percentOf(won, matches)}%` }} />
    {fair > 0 && <b style={{ left: `${fair}%` }} />}
  </span>
);

/** Share of wins by number of seats, in one game at a time. */
export const Tally = ({ tally }: Pick<Profile, 'tally'>) => {
  const words = useGameWords(PEOPLE_EN);
  const games = useGames();
  const played = games.ids.filter((id) => tally.some(({ game }) => game === id));
  const [chosen, setChosen] = useState<string | null>(null);
  const game = chosen ?? played[0];
  if (game === undefined) return null;
  return (
    <section className="panel tally" aria-labelledby="tally">
      <h2 id="tally">{words('people.tally.title')}</h2>
      <label>
        <span className="unseen">{words('people.tally.choose')}</span>
        <select className="field" value={game} onChange={(event) => setChosen(event.target.value)}>
          {played.map((id) => (
            <option key={id} value={id}>
              {words(`games.${id}.title`)}
            </option>
          ))}
        </select>
      </label>
      <ul>
        {tally
          .filter((row) => row.game === game)
          .map(({ seats, matches, won }) => (
            <li key={seats}>
              <span>{words('people.tally.seats', { count: seats })}</span>
              <WonBar won={won} matches={matches} fair={100 / Math.max(1, seats)} />
              <span>
                <span aria-hidden="true">{percentOf(won, matches)} %</span>
                <span className="unseen">
                  {words('people.tally.said', { won, matches, percent: percentOf(won, matches) })}
                </span>
              </span>
            </li>
          ))}
      </ul>
      <small>{words('people.tally.fair')}</small>
    </section>
  );
};
