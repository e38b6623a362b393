import { SEAT_COLOURS_EN, useWords } from '@quarterdeck/board-kit';
import { Emblem } from '@quarterdeck/board-kit/drawings';
import { useId } from 'react';
import { PAGE_EN } from '../../frame/en.ts';
import type { GameId } from '../../games/games.ts';
import { useAbout } from '../../games/games-context.tsx';
import type { BotPlan } from '../../hosts/table-list/table-list.ts';
import { type BotLevel, LONGEST_NAME, type NamedLevel } from '../../settings/settings.ts';
import { CharacterChoice } from '../../setup/character-choice.tsx';
import { namedAt, namedLevelsOf } from '../../setup/levels.ts';
import { freeName, type SeatChange, type SeatSetup } from '../../setup/plan.ts';
import { useSeatWords } from '../../setup/seat-words.ts';
import { StrengthDial } from '../../setup/strength-dial.tsx';
import { useServed } from '../../setup/use-served.ts';
import { NEW_TABLE_EN } from './en.ts';

type SeatChooserProps = {
  readonly game: GameId;
  readonly seat: SeatSetup;
  readonly seats: readonly SeatSetup[];
  readonly onChange: (change: SeatChange) => void;
  readonly onDone: () => void;
};

type ChoiceProps = {
  readonly name: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly isOff?: boolean;
};

const Choice = ({ name, label, isChosen, onChoose, isOff = false }: ChoiceProps) => (
  <label className="seat-choice inline-row slip">
    <input type="radio" name={name} checked={isChosen} disabled={isOff} onChange={onChoose} />
    {label}
  </label>
);

/** Who was greedy stays so at another level. */
const likeOf = (bot: BotPlan | undefined): Pick<BotPlan, 'character'> =>
  bot?.character === undefined ? {} : { character: bot.character };

export const SeatChooser = ({ game, seat, seats, onChange, onDone }: SeatChooserProps) => {
  const words = useWords(NEW_TABLE_EN, PAGE_EN, SEAT_COLOURS_EN);
  const about = useAbout(game);
  const group = useId();
  const { you, namelessOf, botNames } = useSeatWords();
  const named = seat.who === 'nobody' || seat.who === 'friend' ? undefined : seat;
  const bot = seat.who === 'bot' ? seat : undefined;
  /** The one that is chosen may stand some steps above its level. */
  const exactly = (level: NamedLevel): BotLevel =>
    bot !== undefined && namedAt(bot.level) === level ? bot.level : level;
  const served = useServed();
  const fresh = (names: readonly string[]): string => freeName(seats, names);
  return (
    <fieldset className="seat-chooser" onKeyDown={(event) => event.key === 'Escape' && onDone()}>
      <legend>
        <Emblem colour={seat.colour} />
        {words('newTable.change', { colour: words(`seatColours.${seat.colour}`) })}
      </legend>
      <div className="seat-choices wraps">
        <Choice
          name={group}
          label={words('newTable.here')}
          isChosen={seat.who === 'person'}
          onChoose={() => onChange({ who: 'person', name: fresh([you, namelessOf(seat.colour)]) })}
        />
        {namedLevelsOf(about).map((level) => (
          <Choice
            key={level}
            name={group}
            label={words('newTable.botOf', { level: words(`shell.levels.${exactly(level)}`) })}
            isChosen={bot !== undefined && namedAt(bot.level) === level}
            onChoose={() =>
              onChange({ who: 'bot', name: bot?.name ?? fresh(botNames), level, ...likeOf(bot) })
            }
          />
        ))}
        <Choice
          name={group}
          label={words('newTable.friendOf')}
          isChosen={seat.who === 'friend'}
          isOff={served?.isServed !== true}
          onChoose={() => onChange({ who: 'friend' })}
        />
        <Choice
          name={group}
          label={words('newTable.leave')}
          isChosen={seat.who === 'nobody'}
          onChoose={() => onChange({ who: 'nobody' })}
        />
      </div>
      {served?.isServed === false && (
        <p className="hint">{served.why ?? words('newTable.friendNeeds')}</p>
      )}
      {bot !== undefined && (
        <div className="bot-choices">
          <StrengthDial
            about={about}
            level={bot.level}
            onChange={(level) => onChange({ ...bot, level })}
          />
          <CharacterChoice game={game} bot={bot} onChange={onChange} />
        </div>
      )}
      <div className="seat-name wraps">
        {named !== undefined && (
          <label>
            {words('newTable.name')}
            <input
              className="field"
              maxLength={LONGEST_NAME}
              value={named.name}
              onChange={(event) => onChange({ ...named, name: event.target.value })}
            />
          </label>
        )}
        <button type="button" className="button" onClick={onDone}>
          {words('newTable.done')}
        </button>
      </div>
    </fieldset>
  );
};
