import { useWords } from '@quarterdeck/board-kit';
import { Icon, inked } from '@quarterdeck/board-kit/drawings';
import { WEIGHTS, type Weight } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { fewestPlayers, type GameId, mostPlayers } from '../games/games.ts';
import { useAbout } from '../games/games-context.tsx';
import { PAGE_EN } from './en.ts';

/** Weight as lozenges: one light, three heavy. */
const WeightMark = ({ weight }: { readonly weight: Weight }) => {
  const filled = WEIGHTS.indexOf(weight) + 1;
  return (
    <svg width="38" height="13" viewBox="0 0 38 13" aria-hidden="true">
      {[1, 2, 3].map((n) => (
        <path
          key={n}
          d={`M${n * 12 - 5} 1.5l5 5-5 5-5-5Z`}
          fill={n <= filled ? 'currentColor' : 'none'}
          strokeLinejoin="round"
          {...inked(1.4, 'currentColor')}
        />
      ))}
    </svg>
  );
};

type FactProps = { readonly seen: string | ReactElement; readonly heard: string };

const Fact = ({ seen, heard }: FactProps) => (
  <>
    <span aria-hidden="true">{seen}</span>
    <span className="unseen">{heard}</span>
  </>
);

export const GameFactsRow = ({ game }: { readonly game: GameId }) => {
  const words = useWords(PAGE_EN);
  const about = useAbout(game);
  const { minutes, weight } = about;
  const fewest = fewestPlayers(about);
  const most = mostPlayers(about);
  const [shortest, longest] = minutes;
  return (
    <ul className="facts row wraps">
      <li title={words('shell.playersLabel', { fewest, most })}>
        <Icon name="i-person" size={15} />
        <Fact
          seen={words('shell.players', { fewest, most })}
          heard={words('shell.playersLabel', { fewest, most })}
        />
      </li>
      <li title={words('shell.minutesLabel', { shortest, longest })}>
        <Icon name="i-clock" size={15} />
        <Fact
          seen={words('shell.minutesShort', { shortest, longest })}
          heard={words('shell.minutesLabel', { shortest, longest })}
        />
      </li>
      <li title={words('shell.weightLabel', { weight: words(`shell.weights.${weight}`) })}>
        <Fact
          seen={<WeightMark weight={weight} />}
          heard={words('shell.weightLabel', { weight: words(`shell.weights.${weight}`) })}
        />
      </li>
    </ul>
  );
};
