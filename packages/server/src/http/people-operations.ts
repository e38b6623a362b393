import { json, oneOf, optional, shape, text } from '@quarterdeck/kernel/pack';
import { FRIENDSHIPS, friends, history, leaders, profile, RATED_PACES } from '@quarterdeck/tables';
import { operation } from './operation.ts';

const none = shape({});
const word = text({ most: 64 });
const person = shape({ person: word });
const friendship = shape({ friendship: oneOf(FRIENDSHIPS) });

export const PEOPLE_OPERATIONS = {
  profile: operation({
    method: 'GET',
    path: '/api/people/:person',
    summary: 'Somebody’s profile; `me` is one’s own. Nobody’s, where there is none to see.',
    by: 'guest',
    query: person,
    body: null,
    reply: profile,
  }),
  history: operation({
    method: 'GET',
    path: '/api/people/:person/matches',
    summary: 'Matches of theirs that are over, the newest first, twenty at a time.',
    by: 'guest',
    query: shape({ person: word, before: optional(word) }),
    body: null,
    reply: history,
  }),
  leaders: operation({
    method: 'GET',
    path: '/api/leaders',
    summary:
      'The best of a game at a pace, among everybody or one’s friends, and the bots’ ladder.',
    by: 'guest',
    query: shape({
      game: word,
      pace: oneOf(RATED_PACES),
      among: optional(oneOf(['everybody', 'friends'])),
    }),
    body: null,
    reply: leaders,
  }),
  friends: operation({
    method: 'GET',
    path: '/api/friends',
    summary: 'Friends, who would be one, and whom one has asked.',
    by: 'account',
    query: none,
    body: null,
    reply: friends,
  }),
  befriend: operation({
    method: 'POST',
    path: '/api/friends/:person',
    summary: 'Asks somebody to be a friend, or says yes to who has asked.',
    by: 'account',
    query: person,
    body: none,
    reply: friendship,
  }),
  unfriend: operation({
    method: 'DELETE',
    path: '/api/friends/:person',
    summary: 'Ends a friendship, says no, or takes back what one has asked.',
    by: 'account',
    query: person,
    body: null,
    reply: friendship,
  }),
  exportEverything: operation({
    method: 'GET',
    path: '/api/account/everything',
    summary: 'All that is stored about who asks, as one JSON document.',
    by: 'guest',
    query: none,
    body: null,
    reply: shape({ exportedAt: text(), everything: json }),
  }),
} as const;
