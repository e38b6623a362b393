import { ABOUT } from '@quarterdeck/seawolf/about';
import { loadGame } from '@quarterdeck/shelf';
import { PAGE_GAMES } from '@quarterdeck/shelf/boards';
import { expect, it } from 'vitest';
import { withFace } from '../../src/table/fallback/plain-board.tsx';
import { PLAIN_KIT } from '../../src/table/fallback/plain-kit.tsx';

it('a game without a board of its own is shown in words, by its own rules and words', async () => {
  const { about, board } = withFace({ about: ABOUT, load: () => loadGame('seawolf') });

  const { TABLE } = await board.table();

  expect(about).toBe(ABOUT);
  expect(TABLE.game.game.id).toBe('seawolf');
  expect(TABLE.game.say.catalogue).toBe((await loadGame('seawolf')).say.catalogue);
  expect(TABLE.kit.Board).toBe(PLAIN_KIT.Board);
});

it('a game with a board of its own keeps it', () => {
  expect(PAGE_GAMES.map(withFace)).toEqual(PAGE_GAMES);
});
