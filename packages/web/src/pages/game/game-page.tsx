import { useWords } from '@quarterdeck/board-kit';
import { EmblemStack, Icon } from '@quarterdeck/board-kit/drawings';
import { PAGE_EN } from '../../frame/en.ts';
import './game-page.css';
import type { GameIntro } from '@quarterdeck/kernel';
import type { ComponentType, ReactElement } from 'react';
import { Segments } from '../../controls/segments.tsx';
import { SwitchRow } from '../../controls/switch-row.tsx';
import { GameFactsRow } from '../../frame/game-facts.tsx';
import { LearnLink } from '../../frame/learn-link.tsx';
import { Page } from '../../frame/page.tsx';
import { type GameId, modulesOf } from '../../games/games.ts';
import { Cover, useAbout, useGameWords } from '../../games/games-context.tsx';
import { type IntrosCatalogue, introsCatalogue } from '../../games/intros-catalogue.ts';
import { useTables } from '../../hosts/table-list/table-list-context.tsx';
import { Link } from '../../router/navigation.tsx';
import type { GamePlace } from '../../router/route.ts';
import { useSettings, useSettingsStore } from '../../settings/settings-context.tsx';
import { levelAt, namedAt, namedLevelsOf } from '../../setup/levels.ts';
import { StrengthDial } from '../../setup/strength-dial.tsx';
import { GAME_PAGE_EN } from './en.ts';
import { GameExercises } from './game-exercises.tsx';
import { LookInside } from './look-inside.tsx';
import { TurnSteps } from './turn-steps.tsx';

type OfGame = { readonly game: GameId };
type WithIntros = { readonly intros: IntrosCatalogue };

const CoverColumn = ({ game }: OfGame) => {
  const words = useGameWords(GAME_PAGE_EN, PAGE_EN);
  return (
    <div className="game-left">
      <span className="jacket" role="img" aria-label={words(`games.${game}.cover`)}>
        <Cover game={game} />
      </span>
      <div className="game-actions wraps">
        <LearnLink game={game} className="button learn" />
        <Link className="button solid" to={{ page: 'play', game }}>
          <Icon name="i-play" size={13} />
          {words('gamePage.play')}
        </Link>
        <Link
          className="button"
          to={{ page: 'friends', game }}
          label={words('shelf.friendsLabel', { game: words(`games.${game}.title`) })}
        >
          <Icon name="i-link" size={18} />
          {words('shelf.friends')}
        </Link>
        <Link className="button" to={{ page: 'new-table', game }}>
          <Icon name="i-cog" size={18} />
          {words('gamePage.set')}
        </Link>
      </div>
      <div className="game-facts">
        <GameFactsRow game={game} />
        <p className="hint">{words(`games.${game}.kind`)}</p>
      </div>
    </div>
  );
};

const FIVE = [0, 1, 2, 3, 4] as const;

const FiveLines = ({ game, intros }: OfGame & WithIntros) => {
  const words = useWords(GAME_PAGE_EN, intros);
  return (
    <section aria-labelledby="five">
      <h2 id="five">{words('gamePage.five')}</h2>
      <ol className="five-lines">
        {FIVE.map((line) => (
          <li key={line}>{words(`games.${game}.five.${line}`)}</li>
        ))}
      </ol>
    </section>
  );
};

const Modules = ({ game }: OfGame) => {
  const words = useGameWords(GAME_PAGE_EN, PAGE_EN);
  const about = useAbout(game);
  const { modules } = useSettings();
  const { change } = useSettingsStore();
  return (
    <section aria-labelledby="modules">
      <h2 id="modules">{words('gamePage.modules')}</h2>
      <ul className="module-rows">
        {modulesOf(about).map((module) => (
          <li key={module}>
            <SwitchRow
              title={words(`games.${game}.modules.${module}.title`)}
              hint={words(`games.${game}.modules.${module}.about`)}
              on={modules.includes(module)}
              onChange={(on) =>
                change({
                  modules: on ? [...modules, module] : modules.filter((one) => one !== module),
                })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Bots = ({ game }: OfGame) => {
  const words = useWords(GAME_PAGE_EN, PAGE_EN);
  const about = useAbout(game);
  const level = levelAt(about, useSettings().botLevel);
  const named = namedAt(level);
  const { change } = useSettingsStore();
  return (
    <section aria-labelledby="bots">
      <h2 id="bots">{words('gamePage.bots')}</h2>
      <Segments
        label={words('gamePage.level')}
        words={namedLevelsOf(about)}
        chosen={named}
        say={(one) => words(`shell.levels.${one === named ? level : one}`)}
        onChoose={(one) => change({ botLevel: one })}
      />
      <StrengthDial about={about} level={level} onChange={(one) => change({ botLevel: one })} />
    </section>
  );
};

const Finished = ({ game }: OfGame): ReactElement | undefined => {
  const words = useWords(GAME_PAGE_EN, PAGE_EN);
  const finished = useTables().filter((table) => table.game === game && table.state === 'finished');
  if (finished.length === 0) return undefined;
  return (
    <section aria-labelledby="finished">
      <h2 id="finished">{words('gamePage.replays')}</h2>
      <ul className="finished">
        {finished.slice(0, 3).map((table) => (
          <li key={table.id}>
            <Link to={{ page: 'replay', game, table: table.id }}>
              <Icon name="i-play" size={16} />
              <b>{table.status}</b>
              <EmblemStack colours={table.seats} size={24} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

type RouteProps = { readonly route: Extract<GamePlace, { readonly page: 'game' }> };

const GamePage = ({ route: { game }, intros }: RouteProps & WithIntros) => {
  const words = useGameWords(GAME_PAGE_EN, PAGE_EN);
  const title = words(`games.${game}.title`);
  const hasModules = modulesOf(useAbout(game)).length > 0;
  return (
    <Page title={words('gamePage.title', { game: title })} here={title} className="game-page">
      <div className="game">
        <CoverColumn game={game} />
        <div className="game-right">
          <h1>{words(`games.${game}.line`)}</h1>
          <GameExercises game={game} />
          <TurnSteps game={game} intros={intros} />
          <div className="game-two">
            {hasModules ? <Modules game={game} /> : <FiveLines game={game} intros={intros} />}
            <div className="game-side">
              <Bots game={game} />
              <LookInside game={game} />
            </div>
          </div>
          {hasModules && <FiveLines game={game} intros={intros} />}
          <Finished game={game} />
        </div>
      </div>
    </Page>
  );
};

/** The page of a game, with what it tells. */
export const gamePageWith = (intros: {
  readonly [game: GameId]: GameIntro;
}): ComponentType<RouteProps> => {
  const catalogue = introsCatalogue(intros);
  return ({ route }) => <GamePage route={route} intros={catalogue} />;
};
