import { useWords } from '@quarterdeck/board-kit';
import { Icon, type InterfaceSign } from '@quarterdeck/board-kit/drawings';
import { REPLAY_EN } from '../en.ts';
import { usePosition, useReplay } from '../replay-context.tsx';
import { roundAt } from '../timeline.ts';
import { Ruler } from './ruler.tsx';
import { SeeAs } from './see-as.tsx';

type SignProps = {
  readonly label: string;
  readonly sign: InterfaceSign;
  readonly flipped?: boolean;
  readonly isEnd: boolean;
  readonly onPress: () => void;
};

/** Not disabled at the end of its way: focus would be lost with it. */
const Sign = ({ label, sign, flipped = false, isEnd, onPress }: SignProps) => (
  <button
    type="button"
    className="sign-button"
    data-flipped={flipped ? '' : undefined}
    aria-label={label}
    aria-disabled={isEnd ? true : undefined}
    title={label}
    onClick={isEnd ? undefined : onPress}
  >
    <Icon name={sign} size={20} />
  </button>
);

const PlayButton = () => {
  const words = useWords(REPLAY_EN);
  const { playback } = useReplay();
  const { isPlaying } = playback;
  const label = words(isPlaying ? 'replay.transport.pause' : 'replay.transport.play');
  return (
    <button
      type="button"
      className="button solid transport-play"
      aria-label={label}
      title={label}
      onClick={playback.toggle}
    >
      <Icon name={isPlaying ? 'i-pause' : 'i-play'} size={16} />
    </button>
  );
};

const SpeedButton = () => {
  const words = useWords(REPLAY_EN);
  const { playback } = useReplay();
  const times = words('replay.transport.times', { speed: playback.speed });
  const label = words('replay.transport.speed');
  return (
    <button
      type="button"
      className="transport-speed centred"
      title={label}
      onClick={playback.nextSpeed}
    >
      <span className="unseen">{label} </span>
      <span className="chip figures">{times}</span>
    </button>
  );
};

const Where = () => {
  const words = useWords(REPLAY_EN);
  const { rounds, last } = useReplay();
  const position = usePosition();
  const round = roundAt(rounds, position);
  const text =
    position === 0
      ? words('replay.transport.setUp')
      : round === undefined
        ? words('replay.transport.at', { position, last })
        : words('replay.transport.atRound', { round, position, last });
  return <p className="transport-where figures">{text}</p>;
};

/** First, back, play, forward, last, speed; where one is; whose eyes; and the ruler under it all. */
export const Transport = () => {
  const words = useWords(REPLAY_EN);
  const { playback, last } = useReplay();
  const position = usePosition();
  const { goTo } = playback;
  const isFirst = position === 0;
  const isLast = position === last;
  return (
    <section className="transport panel" aria-label={words('replay.transport.label')}>
      <div className="transport-row row wraps">
        <Sign
          label={words('replay.transport.first')}
          sign="i-first"
          isEnd={isFirst}
          onPress={() => goTo(0)}
        />
        <Sign
          label={words('replay.transport.back')}
          sign="i-next"
          flipped
          isEnd={isFirst}
          onPress={() => goTo(position - 1)}
        />
        <PlayButton />
        <Sign
          label={words('replay.transport.forward')}
          sign="i-next"
          isEnd={isLast}
          onPress={() => goTo(position + 1, 'step')}
        />
        <Sign
          label={words('replay.transport.last')}
          sign="i-last"
          isEnd={isLast}
          onPress={() => goTo(last)}
        />
        <SpeedButton />
        <Where />
        <SeeAs />
      </div>
      <Ruler />
    </section>
  );
};
