import { useWords } from '@quarterdeck/board-kit';
import type { GameId } from '../../games/games.ts';
import { useBoard, useBoardPart } from '../../games/games-context.tsx';
import type { IntrosCatalogue } from '../../games/intros-catalogue.ts';
import { GAME_PAGE_EN } from './en.ts';

type TurnStepsProps = { readonly game: GameId; readonly intros: IntrosCatalogue };

const STEPS = [0, 1, 2, 3] as const;

/** A turn in four drawn steps. The frames stand at once, the drawings ink in. */
export const TurnSteps = ({ game, intros }: TurnStepsProps) => {
  const words = useWords(GAME_PAGE_EN, intros);
  const door = useBoardPart(game, useBoard(game)?.vignettes);
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
