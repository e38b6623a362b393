import { type AnyKit, useWords, type Words } from '@quarterdeck/board-kit';
import { SEATS_EN } from '../new-table/en-seats.ts';
import { KEYS_EN } from '../settings-page/en-keys.ts';
import { TABLE_EN } from './en.ts';

/** All that is said at a table: by every game's, and by this board. */
export const useTableWords = ({ words = [] }: Pick<AnyKit, 'words'>): Words<string> =>
  useWords(TABLE_EN, SEATS_EN, KEYS_EN, ...words);
