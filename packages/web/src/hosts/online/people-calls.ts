import type {
  Friends,
  Friendship,
  History,
  Leaders,
  Profile,
  RatedPace,
  Result,
} from '@quarterdeck/tables';
import { ask, post } from './ask.ts';

type Befriended = { readonly friendship: Friendship };

/** What is asked of the server about people. */
export const peopleCalls = {
  profile: (person: string): Promise<Result<Profile>> => ask('GET', `people/${person}`),
  history: (person: string, before: string | null): Promise<Result<History>> =>
    ask('GET', `people/${person}/matches${before === null ? '' : `?before=${before}`}`),
  leaders: (
    game: string,
    pace: RatedPace,
    among: 'everybody' | 'friends',
  ): Promise<Result<Leaders>> => ask('GET', `leaders?game=${game}&pace=${pace}&among=${among}`),
  friends: (): Promise<Result<Friends>> => ask('GET', 'friends'),
  befriend: (person: string): Promise<Result<Befriended>> => post(`friends/${person}`),
  unfriend: (person: string): Promise<Result<Befriended>> => ask('DELETE', `friends/${person}`),
  everything: (): Promise<Result<object>> => ask('GET', 'account/everything'),
};
