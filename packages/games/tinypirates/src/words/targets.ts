// What a choice, a denial or an event touches. The first target is where it is clicked.

import { byId, type PlayOf } from '@quarterdeck/kernel';
import type { Event } from '@quarterdeck/kernel/engine';
import type { Target } from '@quarterdeck/kernel/say';
import type { Kinds, Tinypirates } from '../model/state.ts';
import type { Assignment, Booty, Merchant } from '../pack/components.ts';
import type { PirateId, SpaceId } from '../pack/fields.ts';
import type { Captain, CrewCard } from '../pack/ids.gen.ts';
import { pirateOfSeat } from '../rules/fleet.ts';
import { holdingsOf, type TinypiratesViewing } from './viewing.ts';

export const spaceTarget = (space: SpaceId): Target => `space/${space}`;
export const pirateTarget = (pirate: PirateId): Target => `pirate/${pirate}`;
export const merchantTarget = (merchant: Merchant): Target => `merchant/${merchant}`;
/** On the viewer's Helm Mat: a space of the Wheel, an Assignment, a type of crate aboard. */
export const wheelTarget = (stop: number): Target => `wheel/${stop}`;
export const postTarget = (post: Assignment): Target => `post/${post}`;
export const holdTarget = (booty: Booty): Target => `hold/${booty}`;
/** A card of the row or of one's own. */
export const crewTarget = (crew: CrewCard): Target => `crew/${crew}`;
export const captainTarget = (captain: Captain): Target => `captain/${captain}`;
export const marketTarget = (booty: Booty): Target => `market/${booty}`;
export const dieTarget = (place: number): Target => `die/${place}`;

/** Pieces that motions carry. */
export const piratePiece = (pirate: PirateId): Target => `ship/${pirate}`;
export const merchantPiece = (merchant: Merchant): Target => `trader/${merchant}`;
export const NAVY_PIECE: Target = 'navy';
/** Points that ships sail to. */
export const buoy = (space: SpaceId): Target => `buoy/${space}`;
export const coveBuoy = (space: SpaceId): Target => `cove/${space}`;
export const tokenPiece = (space: SpaceId): Target => `token/${space}`;

type Post = Assignment | 'wheel';

const fromPost = (from: Post, space: number | null): readonly Target[] => {
  if (from !== 'wheel') return [postTarget(from)];
  return space === null ? [] : [wheelTarget(space)];
};

/** Where the viewer's ship lies. */
const ownSpace = ({ view, me }: TinypiratesViewing): readonly Target[] => {
  const space = me === undefined ? null : pirateOfSeat(view.state, me).space;
  return space === null ? [] : [spaceTarget(space)];
};

/** The Captain Card lies face-up; burying is done on the card of the Sea where the ship lies. */
const captainBonus = (viewing: TinypiratesViewing, place: number): readonly Target[] => {
  const { view, me } = viewing;
  const captain = me === undefined ? null : pirateOfSeat(view.state, me).captain;
  if (captain === null) return [];
  const action = byId(view.state.printed.captains, captain).actions[place];
  return [captainTarget(captain), ...(action?.kind === 'bury' ? ownSpace(viewing) : [])];
};

const portSpace = (g: Tinypirates, port: keyof Tinypirates['printed']['ports']): Target =>
  spaceTarget(g.printed.ports[port]);

/** Choices about cards and dice. */
const cardTargets = (viewing: TinypiratesViewing, choice: PlayOf<Kinds>): readonly Target[] => {
  if ('discard' in choice) return [crewTarget(choice.crew), crewTarget(choice.discard)];
  if ('crew' in choice) return [crewTarget(choice.crew)];
  if ('dice' in choice) return [crewTarget(choice.card), ...choice.dice.map(dieTarget)];
  if ('card' in choice) return [crewTarget(choice.card)];
  if ('place' in choice) return captainBonus(viewing, choice.place);
  if ('captain' in choice) return [captainTarget(choice.captain)];
  return 'die' in choice ? [dieTarget(choice.die)] : [];
};

// A denial may name a whole kind of choice: then its fields are missing.
export const targetsOf = (
  viewing: TinypiratesViewing,
  choice: PlayOf<Kinds>,
): readonly Target[] => {
  const g = viewing.view.state;
  if (choice.do === 'execute' || choice.do === 'stop') return ownSpace(viewing);
  if ('stop' in choice) return [wheelTarget(choice.stop)];
  if ('from' in choice && 'to' in choice)
    return [...fromPost(choice.from, choice.space), postTarget(choice.to)];
  if ('from' in choice) return fromPost(choice.from, 'space' in choice ? choice.space : null);
  if ('to' in choice) return [postTarget(choice.to)];
  if ('space' in choice) return [spaceTarget(choice.space)];
  if ('merchant' in choice) return [merchantTarget(choice.merchant)];
  if ('target' in choice) return [pirateTarget(choice.target)];
  if ('port' in choice) return [portSpace(g, choice.port)];
  if ('give' in choice) return [holdTarget(choice.give), marketTarget(choice.take)];
  if ('crate' in choice) return [holdTarget(choice.crate)];
  return cardTargets(viewing, choice);
};

const spacesIn = (data: object): readonly Target[] =>
  (['from', 'to', 'space'] as const).flatMap((key) => {
    const space: unknown = Reflect.get(data, key);
    return typeof space === 'number' ? [`space/${space}`] : [];
  });

/** Of the Wheel, not of the Sea. */
const ON_WHEEL: ReadonlySet<string> = new Set([
  'captain-moved',
  'space-skipped',
  'deckhand-picked-up',
  'deckhand-moved',
  'jostled',
  'sure-fire-used',
]);

/** What an event happened to: lit when its line in the log is pointed at. */
export const eventTargets = (
  viewing: TinypiratesViewing,
  { event, data }: Event<Kinds>,
): readonly Target[] => {
  const spaces = ON_WHEEL.has(event) ? [] : spacesIn(data);
  if (spaces.length > 0) return spaces;
  return 'pirate' in data ? [holdingsOf(viewing, data.pirate)] : [];
};
