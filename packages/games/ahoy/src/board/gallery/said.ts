import { type Message, render } from '@quarterdeck/kernel/say';
import { ENGLISH } from '../../words/english.ts';

/** The game's own words, where there is no table to say them. */
export const said = (message: Message): string =>
  render(message, { catalogue: ENGLISH, names: [] });
