import type { ReactElement } from 'react';
import { Segments } from '../controls/segments.tsx';
import type { GameId } from '../games/games.ts';
import { useAbout, useGameWords } from '../games/games-context.tsx';
import type { BotPlan } from '../hosts/table-list/table-list.ts';
import { SEATS_EN } from './en-seats.ts';

const EVEN = '';

type CharacterChoiceProps = {
  readonly game: GameId;
  readonly bot: BotPlan;
  readonly onChange: (bot: BotPlan) => void;
};

/** What a bot is like, where the game gives bots a character. A Deckhand does anything, so it has none. */
export const CharacterChoice = ({
  game,
  bot,
  onChange,
}: CharacterChoiceProps): ReactElement | undefined => {
  const words = useGameWords(SEATS_EN);
  const names = Object.keys(useAbout(game).characters ?? {});
  if (names.length === 0 || bot.level === 'deckhand') return undefined;
  const { character: chosen = EVEN, ...plain } = bot;
  return (
    <div className="character-choice">
      <span className="dial-label" aria-hidden="true">
        {words('newTable.character')}
      </span>
      <Segments
        label={words('newTable.character')}
        words={[EVEN, ...names]}
        chosen={chosen}
        say={(one) =>
          one === EVEN ? words('newTable.even') : words(`games.${game}.characters.${one}.title`)
        }
        onChoose={(one) => onChange(one === EVEN ? plain : { ...plain, character: one })}
      />
      <p className="hint">
        {chosen === EVEN
          ? words('newTable.evenHint')
          : words(`games.${game}.characters.${chosen}.about`)}
      </p>
    </div>
  );
};
