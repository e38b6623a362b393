import { useWords } from '@quarterdeck/board-kit';
import { type ClockSize, WHEN_LATE } from '@quarterdeck/tables';
import { useState } from 'react';
import { Segments } from '../controls/segments.tsx';
import { PACE_EN } from './en-pace.ts';
import {
  CLOCK_SIZES,
  clockOf,
  minutesOf,
  PACE_IDS,
  type PaceWish,
  secondsOf,
  TURNS,
} from './pace.ts';
import { sayPace } from './say-pace.ts';

type PaceProps = {
  readonly wish: PaceWish;
  readonly onChange: (wish: PaceWish) => void;
};

const OWN = 'own';
const keyOf = ({ start, increment }: ClockSize): string => `${start}+${increment}`;

type OwnClockProps = { readonly clock: ClockSize; readonly onChange: (clock: ClockSize) => void };

/** Free figures, brought within what a table may have. */
const OwnClock = ({ clock, onChange }: OwnClockProps) => {
  const words = useWords(PACE_EN);
  return (
    <div className="own-clock row">
      <label>
        {words('pace.minutesField')}
        <input
          className="field"
          type="number"
          inputMode="numeric"
          min={1}
          max={180}
          value={minutesOf(clock)}
          onChange={({ target }) => onChange(clockOf(target.valueAsNumber, secondsOf(clock)))}
        />
      </label>
      <label>
        {words('pace.secondsField')}
        <input
          className="field"
          type="number"
          inputMode="numeric"
          min={0}
          max={180}
          value={secondsOf(clock)}
          onChange={({ target }) => onChange(clockOf(minutesOf(clock), target.valueAsNumber))}
        />
      </label>
    </div>
  );
};

const ClockSizes = ({ wish, onChange }: PaceProps) => {
  const words = useWords(PACE_EN);
  const [isOwn, setOwn] = useState(false);
  const isOffered = CLOCK_SIZES.some((size) => keyOf(size) === keyOf(wish.clock));
  const chosen = isOwn || !isOffered ? OWN : keyOf(wish.clock);
  return (
    <>
      <Segments
        label={words('pace.size')}
        words={[...CLOCK_SIZES.map(keyOf), OWN]}
        chosen={chosen}
        say={(one) => {
          const size = CLOCK_SIZES.find((known) => keyOf(known) === one);
          return size === undefined
            ? words('pace.own')
            : sayPace(words, { answerTime: null, clock: size });
        }}
        onChoose={(one) => {
          setOwn(one === OWN);
          const clock = CLOCK_SIZES.find((known) => keyOf(known) === one);
          if (clock !== undefined) onChange({ ...wish, clock });
        }}
      />
      {chosen === OWN && (
        <OwnClock clock={wish.clock} onChange={(clock) => onChange({ ...wish, clock })} />
      )}
    </>
  );
};

type TurnsProps = PaceProps & { readonly pace: 'relaxed' | 'daily' };

const Turns = ({ wish, pace, onChange }: TurnsProps) => {
  const words = useWords(PACE_EN);
  return (
    <Segments
      label={words('pace.size')}
      words={TURNS[pace].map(String)}
      chosen={String(wish[pace])}
      say={(one) => sayPace(words, { answerTime: Number(one) })}
      onChoose={(one) => onChange({ ...wish, [pace]: Number(one) })}
    />
  );
};

/** How fast a table with others is played, and what happens when time runs out. */
export const OnlinePaceChoice = ({ wish, onChange }: PaceProps) => {
  const words = useWords(PACE_EN);
  const { pace, whenLate } = wish;
  return (
    <section className="pace-choice" aria-labelledby="online-pace">
      <h2 id="online-pace">{words('pace.title')}</h2>
      <Segments
        label={words('pace.label')}
        words={PACE_IDS}
        chosen={pace}
        say={(one) => words(`pace.names.${one}`)}
        onChoose={(one) => onChange({ ...wish, pace: one })}
      />
      <p className="hint">{words(`pace.hints.${pace}`)}</p>
      {pace === 'live' && <ClockSizes wish={wish} onChange={onChange} />}
      {(pace === 'relaxed' || pace === 'daily') && (
        <Turns wish={wish} pace={pace} onChange={onChange} />
      )}
      {pace !== 'none' && (
        <>
          <h3>{words('pace.late.title')}</h3>
          <Segments
            label={words('pace.late.title')}
            words={WHEN_LATE}
            chosen={whenLate}
            say={(one) => words(`pace.late.names.${one}`)}
            onChoose={(one) => onChange({ ...wish, whenLate: one })}
          />
          <p className="hint">{words(`pace.late.hints.${whenLate}`)}</p>
        </>
      )}
    </section>
  );
};
