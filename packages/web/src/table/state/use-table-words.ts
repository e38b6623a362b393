import { type AnyKit, useWords, type Words } from '@quarterdeck/board-kit';
import { KEYS_EN } from '../../controls/en-keys.ts';
import { SEATS_EN } from '../../setup/en-seats.ts';
import { TABLE_EN } from '../en.ts';

/** All that is said at a table: by every game's, and by this board. */
export const useTableWords = ({ words = [] }: Pick<AnyKit, 'words'>): Words<string> =>
  useWords(TABLE_EN, SEATS_EN, KEYS_EN, ...words);
