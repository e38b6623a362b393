import './strength-dial.css';
import { useWords } from '@quarterdeck/board-kit';
import type { GameAbout } from '@quarterdeck/kernel';
import { Slider } from '../controls/slider.tsx';
import { PAGE_EN } from '../frame/en.ts';
import type { BotLevel } from '../settings/settings.ts';
import { SEATS_EN } from './en-seats.ts';
import { levelsOf } from './levels.ts';

type StrengthDialProps = {
  readonly about: Pick<GameAbout, 'learned'>;
  readonly level: BotLevel;
  readonly onChange: (level: BotLevel) => void;
};

/** All stops from the weakest to the strongest; what the chosen one does is said below. */
export const StrengthDial = ({ about, level, onChange }: StrengthDialProps) => {
  const words = useWords(PAGE_EN, SEATS_EN);
  const stops = levelsOf(about);
  return (
    <div className="strength-dial">
      <span className="dial-label" aria-hidden="true">
        {words('newTable.strength')}
      </span>
      <Slider
        label={words('newTable.strength')}
        value={stops.indexOf(level)}
        min={0}
        max={stops.length - 1}
        step={1}
        say={words(`shell.levels.${level}`)}
        onChange={(stop) => onChange(stops[stop] ?? level)}
      />
      <p className="hint">{words(`shell.levelHints.${level}`)}</p>
    </div>
  );
};
