import { useWords } from '@quarterdeck/board-kit';
import type { ReactElement } from 'react';
import { useBoardPart, useBoards } from '../../games/boards-context.tsx';
import type { GameId } from '../../games/games.ts';
import { INTROS_EN } from '../../games/intros-en.ts';
import { GAME_PAGE_EN } from './en.ts';

const STEPS = [0, 1, 2, 3] as const;

/** A turn in four drawn steps. The frames stand at once, the drawings ink in. */
export const TurnSteps = ({ game }: { readonly game: GameId }): ReactElement => {
  const words = useWords(GAME_PAGE_EN, INTROS_EN);
  const door = useBoardPart(game, useBoards()[game]?.vignettes);
  const drawn = door.state === 'here' ? door.value : undefined;
  return (
    <ol className="turn-steps" aria-label={words('gamePage.turn')}>
      {drawn !== undefined && <drawn.Symbols />}
      {STEPS.map((step) => {
        const Drawing = drawn?.VIGNETTES[step];
        return (
          <li key={step}>
            <span className="vignette-frame">{Drawing !== undefined && <Drawing />}</span>
            <h2>
              {words('gamePage.step', {
                n: step + 1,
                title: words(`games.${game}.turn.${step}.title`),
              })}
            </h2>
            <p>{words(`games.${game}.turn.${step}.text`)}</p>
          </li>
        );
      })}
    </ol>
  );
};
