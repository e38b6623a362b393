import { joinList, useLanguage, useWords } from '@quarterdeck/board-kit';
import type { ReactNode } from 'react';
import { Segments } from '../../controls/segments.tsx';
import { SwitchRow } from '../../controls/switch-row.tsx';
import { PAGE_EN } from '../../frame/en.ts';
import { type GameId, modulesOf } from '../../games/games.ts';
import { useAbout, useGameWords } from '../../games/games-context.tsx';
import { PACES, paceOf } from '../../settings/settings.ts';
import { useSettings, useSettingsStore } from '../../settings/settings-context.tsx';
import { SEATS_EN } from '../../setup/en-seats.ts';
import { Fold } from '../../setup/fold.tsx';
import { modulesAt, mostWith, type SeatSetup } from '../../setup/plan.ts';
import { NEW_TABLE_EN } from './en.ts';

/** Pace is a habit, not part of the match: it is kept with the settings. */
export const PaceChoice = ({ game }: { readonly game: GameId }) => {
  const words = useWords(NEW_TABLE_EN, PAGE_EN, SEATS_EN);
  const pace = paceOf(useSettings(), game);
  const { change } = useSettingsStore();
  return (
    <section aria-labelledby="pace">
      <h2 id="pace">{words('newTable.pace')}</h2>
      <Segments
        label={words('newTable.paceLabel')}
        words={PACES}
        chosen={pace}
        say={(one) => words(`newTable.paces.${one}`)}
        onChoose={(one) => change({ pace: one })}
      />
      <p className="hint">{words(`newTable.paceHints.${pace}`)}</p>
    </section>
  );
};

type TableProps = { readonly game: GameId; readonly seats: readonly SeatSetup[] };

const ModuleFold = ({ game, seats }: TableProps) => {
  const words = useGameWords(NEW_TABLE_EN, PAGE_EN, SEATS_EN);
  const language = useLanguage();
  const { modules } = useSettings();
  const { change } = useSettingsStore();
  const about = useAbout(game);
  const offered = modulesOf(about);
  const chosen = modulesAt(about, modules, seats);
  const isShut = (one: string): boolean => modulesAt(about, [one], seats).length === 0;
  const value =
    chosen.length === 0
      ? words(offered.length === 0 ? 'newTable.modulesNone' : 'newTable.modulesOff')
      : joinList(
          language,
          chosen.map((one) => words(`games.${game}.modules.${one}.title`)),
        );
  if (offered.length === 0)
    return (
      <p className="fold-still">
        <b>{words('newTable.modules')}</b>
        <span className="fold-value">{value}</span>
      </p>
    );
  return (
    <Fold title={words('newTable.modules')} value={value}>
      {offered.map((one) => (
        <SwitchRow
          key={one}
          title={words(`games.${game}.modules.${one}.title`)}
          hint={
            isShut(one)
              ? words('newTable.moduleSeats', { count: mostWith(about, one) })
              : words(`games.${game}.modules.${one}.about`)
          }
          on={chosen.includes(one)}
          isShut={isShut(one)}
          onChange={(on) =>
            change({ modules: on ? [...modules, one] : modules.filter((other) => other !== one) })
          }
        />
      ))}
    </Fold>
  );
};

type OptionsProps = TableProps & {
  readonly seed: string;
  /** Undefined where nobody may bring a seed: whoever knows it knows every card. */
  readonly onSeed: ((seed: string) => void) | undefined;
  /** What a table with others has besides. */
  readonly children?: ReactNode;
};

const LONGEST_SEED = 80;

export const Options = ({ game, seats, seed, onSeed, children }: OptionsProps) => {
  const { factions } = useAbout(game);
  const words = useWords(NEW_TABLE_EN, PAGE_EN, SEATS_EN);
  return (
    <section aria-labelledby="options">
      <h2 id="options">{words('newTable.options')}</h2>
      <ModuleFold game={game} seats={seats} />
      {/* Where seats are factions, the book says who begins. */}
      {factions === undefined && (
        <Fold title={words('newTable.firstCaptain')} value={words('newTable.byLot')}>
          <p className="hint">{words('newTable.byLotHint')}</p>
        </Fold>
      )}
      {onSeed !== undefined && (
        <Fold title={words('newTable.seed')} value={seed === '' ? words('newTable.seedOwn') : seed}>
          <input
            className="field"
            aria-label={words('newTable.seed')}
            maxLength={LONGEST_SEED}
            value={seed}
            onChange={(event) => onSeed(event.target.value)}
          />
          <p className="hint">{words('newTable.seedHint')}</p>
        </Fold>
      )}
      {children}
    </section>
  );
};
