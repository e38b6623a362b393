import './opening.css';
import { useWords } from '@quarterdeck/board-kit';
import type { GameIntro, IntroPanel } from '@quarterdeck/kernel';
import { type ReactElement, useMemo } from 'react';
import { ClauseChip } from '../../controls/clause-chip.tsx';
import { LearnLink } from '../../frame/learn-link.tsx';
import type { GameId } from '../../games/games.ts';
import { useBoard, useBoardPart, useIntro, useLessons } from '../../games/games-context.tsx';
import { minutesCatalogue } from '../../games/intros-catalogue.ts';
import { demonstrationOf, useDemonstrations } from '../demonstrations.ts';
import { RULEBOOK_EN } from '../en.ts';
import { useExample } from '../examples-context.tsx';
import { ShowMeLink } from '../show-me.tsx';
import { TermText } from '../terms/terms-context.tsx';

/** What a game teaches in five minutes; undefined where nobody has written it, or it is not here yet. */
export const useMinutes = (game: GameId): GameIntro['minutes'] => {
  const intro = useIntro(game);
  return intro.state === 'here' ? intro.value?.minutes : undefined;
};

type PictureProps = { readonly game: GameId; readonly picture: IntroPanel['picture'] };

/** Drawn with the board's own pieces: a step of the turn, or the example of a clause. */
const Picture = ({ game, picture }: PictureProps): ReactElement => {
  const door = useBoardPart(game, useBoard(game)?.vignettes);
  const drawn = door.state === 'here' ? door.value : undefined;
  const example = useExample('example' in picture ? picture.example : '');
  const Vignette = 'turn' in picture ? drawn?.VIGNETTES[picture.turn] : undefined;
  const Drawing = example?.Figure ?? Vignette;
  return <div className="panel-picture">{Drawing !== undefined && <Drawing />}</div>;
};

type MinutesProps = { readonly game: GameId; readonly minutes: NonNullable<GameIntro['minutes']> };

/** A game in pictures and sentences, in the order of a teacher; each rule can be seen at work. */
export const FiveMinutes = ({ game, minutes }: MinutesProps): ReactElement => {
  const told = useMemo(() => minutesCatalogue({ [game]: { minutes } }), [game, minutes]);
  const words = useWords(RULEBOOK_EN, told);
  const shows = useDemonstrations(game);
  const isShown = (clause: string): boolean =>
    shows.state === 'here' &&
    shows.value !== undefined &&
    demonstrationOf(shows.value, clause) !== undefined;
  return (
    <section className="minutes">
      <h1>{words('rulebook.minutes')}</h1>
      <p className="minutes-lead">
        <TermText text={words(`games.${game}.minutes.lead`)} />
      </p>
      <ol className="minutes-panels">
        {minutes.panels.map(({ clause, picture }, n) => (
          <li key={clause} className="panel">
            <Picture game={game} picture={picture} />
            <div className="panel-words">
              <h2>
                {words('rulebook.panel', {
                  n: n + 1,
                  title: words(`games.${game}.minutes.panels.${n}.title`),
                })}
              </h2>
              <p>
                <TermText text={words(`games.${game}.minutes.panels.${n}.text`)} />
              </p>
              <div className="panel-links">
                {isShown(clause) && <ShowMeLink game={game} clause={clause} className="button" />}
                <ClauseChip game={game} clause={clause} />
              </div>
            </div>
          </li>
        ))}
      </ol>
      <RatherPlay game={game} />
    </section>
  );
};

const RatherPlay = ({ game }: { readonly game: GameId }): ReactElement | undefined => {
  const words = useWords(RULEBOOK_EN);
  if (useLessons(game) === undefined) return undefined;
  return (
    <aside className="rather-play panel">
      <div>
        <h2>{words('rulebook.ratherPlay')}</h2>
        <p>{words('rulebook.ratherPlayHint')}</p>
      </div>
      <LearnLink game={game} className="button solid" />
    </aside>
  );
};
