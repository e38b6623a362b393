import { Emblem } from '@quarterdeck/board-kit/drawings';
import type { Friend, Profile } from '@quarterdeck/tables';
import { useState } from 'react';
import { useGameWords } from '../../games/games-context.tsx';
import { peopleCalls } from '../../hosts/online/people-calls.ts';
import { Link } from '../../router/navigation.tsx';
import { useAsked } from '../../setup/use-asked.ts';
import { PEOPLE_EN } from './en.ts';

const FriendRow = ({
  friend,
  onChange,
}: {
  readonly friend: Friend;
  readonly onChange: (() => void) | null;
}) => {
  const words = useGameWords(PEOPLE_EN);
  const { handle, name, colour, isHere } = friend;
  const answer = async (yes: boolean): Promise<void> => {
    await (yes ? peopleCalls.befriend(handle) : peopleCalls.unfriend(handle));
    onChange?.();
  };
  return (
    <li>
      <Emblem colour={colour} size={30} />
      <div>
        <Link to={{ page: 'person', person: handle }}>{name}</Link>
        <small>
          {onChange === null
            ? words(isHere ? 'people.friends.here' : 'people.friends.away')
            : words('people.friends.asks', { name })}
        </small>
      </div>
      {onChange !== null && (
        <div className="friend-answers">
          <button
            type="button"
            className="button"
            aria-label={words('people.friends.acceptLabel', { name })}
            onClick={() => void answer(true)}
          >
            {words('people.friends.accept')}
          </button>
          <button
            type="button"
            className="button quiet"
            aria-label={words('people.friends.declineLabel', { name })}
            onClick={() => void answer(false)}
          >
            {words('people.friends.decline')}
          </button>
        </div>
      )}
    </li>
  );
};

/** One's own friends, and who would be one. */
export const FriendsPanel = () => {
  const words = useGameWords(PEOPLE_EN);
  const { value, problem, again } = useAsked(peopleCalls.friends);
  const all = value === null ? [] : [...value.asking, ...value.friends];
  return (
    <section className="panel friends" aria-labelledby="friends">
      <h2 id="friends">{words('people.friends.title')}</h2>
      {problem !== null && <p>{problem}</p>}
      {value !== null && all.length === 0 && <p>{words('people.friends.none')}</p>}
      <ul>
        {value?.asking.map((friend) => (
          <FriendRow key={friend.handle} friend={friend} onChange={() => void again()} />
        ))}
        {value?.friends.map((friend) => (
          <FriendRow key={friend.handle} friend={friend} onChange={null} />
        ))}
      </ul>
    </section>
  );
};

type FriendButtonProps = Pick<Profile, 'friendship' | 'name'> & { readonly handle: string };

/** What one is to somebody else, and what can be done about it. */
export const FriendButton = ({ friendship, handle, name }: FriendButtonProps) => {
  const words = useGameWords(PEOPLE_EN);
  const [now, setNow] = useState(friendship);
  const [problem, setProblem] = useState<string | null>(null);
  const act = async (asked: ReturnType<typeof peopleCalls.befriend>): Promise<void> => {
    const result = await asked;
    setProblem(result.ok ? null : result.refusal.sentence);
    if (result.ok) setNow(result.value.friendship);
  };
  const ask = (): void => void act(peopleCalls.befriend(handle));
  const part = (): void => void act(peopleCalls.unfriend(handle));
  return (
    <div className="befriend">
      {now === 'asks' && <p>{words('people.friends.asks', { name })}</p>}
      {now === 'asked' && <p role="status">{words('people.friends.asked')}</p>}
      {(now === 'none' || now === 'asks') && (
        <button type="button" className="button" onClick={ask}>
          {words(now === 'none' ? 'people.friends.ask' : 'people.friends.accept')}
        </button>
      )}
      {now !== 'none' && (
        <button type="button" className="button quiet" onClick={part}>
          {words(
            now === 'friends'
              ? 'people.friends.remove'
              : now === 'asked'
                ? 'people.friends.takeBack'
                : 'people.friends.decline',
          )}
        </button>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
    </div>
  );
};
