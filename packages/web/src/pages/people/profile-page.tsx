import './people.css';
import { Emblem, Icon } from '@quarterdeck/board-kit/drawings';
import type { Profile } from '@quarterdeck/tables';
import { useCallback, useState } from 'react';
import { Page } from '../../frame/page.tsx';
import { useGameWords } from '../../games/games-context.tsx';
import { peopleCalls } from '../../hosts/online/people-calls.ts';
import { Link } from '../../router/navigation.tsx';
import type { HousePlace } from '../../router/route.ts';
import { useSettings } from '../../settings/settings-context.tsx';
import { useAsked } from '../../setup/use-asked.ts';
import { useServed } from '../../setup/use-served.ts';
import { PEOPLE_EN } from './en.ts';
import { FriendButton, FriendsPanel } from './friends-panel.tsx';
import { HistoryList } from './history-list.tsx';
import { RatingCards } from './rating-cards.tsx';
import { stretchOf } from './say-figures.ts';
import { Tally } from './tally.tsx';
import { YoursAlone } from './yours-alone.tsx';

const Facts = ({ profile }: { readonly profile: Profile }) => {
  const words = useGameWords(PEOPLE_EN);
  const { matches, won, oftenWith, longest } = profile;
  const { unit, count } = stretchOf(longest?.millis ?? 0);
  return (
    <dl className="profile-facts">
      <dt>{words('people.facts.matches')}</dt>
      <dd>{words('people.facts.matchesWon', { matches, won })}</dd>
      {oftenWith !== null && (
        <>
          <dt>{words('people.facts.often')}</dt>
          <dd>
            {words('people.facts.oftenTimes', { name: oftenWith.name, count: oftenWith.times })}
          </dd>
        </>
      )}
      {longest !== null && (
        <>
          <dt>{words('people.facts.longest')}</dt>
          <dd>
            {words('people.facts.longestSaid', {
              time: words(`people.facts.${unit}`, { count }),
              game: words(`games.${longest.game}.title`),
            })}
          </dd>
        </>
      )}
    </dl>
  );
};

const CopyLink = ({ handle }: { readonly handle: string }) => {
  const words = useGameWords(PEOPLE_EN);
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(`${window.location.origin}/people/${handle}`);
    setCopied(true);
  };
  return (
    <button type="button" className="button" onClick={() => void copy()}>
      <Icon name="i-link" size={20} />{' '}
      <span role="status">{words(isCopied ? 'people.copied' : 'people.copy')}</span>
    </button>
  );
};

const Who = ({ profile }: { readonly profile: Profile }) => {
  const words = useGameWords(PEOPLE_EN);
  const { emblem } = useSettings();
  const { name, handle, isYou, since, friendship } = profile;
  const day = new Date(since).toLocaleDateString(document.documentElement.lang || undefined, {
    month: 'long',
    year: 'numeric',
  });
  const nameless = words(isYou ? 'people.yourNameless' : 'people.nameless');
  return (
    <section className="panel profile-who" aria-labelledby="who">
      <Emblem colour={isYou ? emblem : profile.colour} size={104} />
      <h1 id="who">{name === '' ? nameless : name}</h1>
      <p>{words('people.since', { day })}</p>
      <div className="profile-deeds">
        {isYou && (
          <Link className="button" to={{ page: 'settings' }}>
            {words('people.edit')}
          </Link>
        )}
        {handle !== null && <CopyLink handle={handle} />}
      </div>
      {isYou && handle === null && (
        <>
          <p>{words('people.guest')}</p>
          <Link className="button" to={{ page: 'account' }}>
            {words('people.account')}
          </Link>
        </>
      )}
      {!isYou && handle !== null && (
        <FriendButton friendship={friendship} handle={handle} name={name} />
      )}
      <Facts profile={profile} />
      {isYou && <YoursAlone hasAccount={handle !== null} />}
    </section>
  );
};

const OfPerson = ({ person, profile }: { readonly person: string; readonly profile: Profile }) => (
  <div className="profile">
    <Who profile={profile} />
    <RatingCards ratings={profile.ratings} />
    <HistoryList person={person} isYou={profile.isYou} count={profile.matches} />
    <div className="profile-side">
      <Tally tally={profile.tally} />
      {profile.isYou && profile.handle !== null && <FriendsPanel />}
    </div>
  </div>
);

const Looked = ({ person }: { readonly person: string }) => {
  const words = useGameWords(PEOPLE_EN);
  const ask = useCallback(() => peopleCalls.profile(person), [person]);
  const { value, problem } = useAsked(ask);
  if (problem !== null)
    return (
      <div className="panel profile-none">
        <h1>{words('people.title')}</h1>
        <p role="alert">{problem}</p>
      </div>
    );
  return value === null ? (
    <p role="status">{words('people.loading')}</p>
  ) : (
    <OfPerson person={person} profile={value} />
  );
};

type ProfilePageProps = { readonly route: Extract<HousePlace, { readonly page: 'person' }> };

/** Who somebody is here: ratings, history, friends. */
export const ProfilePage = ({ route: { person } }: ProfilePageProps) => {
  const words = useGameWords(PEOPLE_EN);
  const served = useServed();
  return (
    <Page title={words('people.title')} here={words('people.title')} className="people-page">
      {served?.isServed === true && <Looked person={person} />}
      {served?.isServed === false && (
        <div className="panel profile-none">
          <h1>{words('people.title')}</h1>
          <p>{served.why ?? words('people.unserved')}</p>
        </div>
      )}
    </Page>
  );
};
