import { byId } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import type { CAPTAINS, CREW } from '../../src/pack/ids.gen.ts';
import { wordingsOf } from '../../src/pack/wordings.ts';
import { printed } from '../positions.ts';

const worded = wordingsOf({ printed });

const captain = (side: (typeof CAPTAINS)[number]) => {
  const { back, symbols, trigger, actions } = byId(printed.captains, side);
  return [
    byId(worded.captains, side).name,
    byId(worded.captains, back).name,
    symbols.join(),
    trigger,
    actions.map(({ kind }) => kind).join(),
  ];
};

const crew = (card: (typeof CREW)[number]) => {
  const { symbols, autoHits, trigger, actions } = byId(printed.crew, card);
  return [byId(worded.crew, card).name, symbols.join(), autoHits, trigger, actions];
};

const special = (...give: string[]) => [{ kind: 'tradeSpecial', give, gold: 8 }];

describe('Captain Cards', () => {
  it.each([
    [
      'TE-266',
      'wendy-byrd',
      'Cpt. Wendy Byrd',
      'Cpt. Francisco de Guerra',
      '2,4,6',
      'trade',
      'bury,plunder',
    ],
    [
      'TE-267',
      'francisco-de-guerra',
      'Cpt. Francisco de Guerra',
      'Cpt. Wendy Byrd',
      '1,3,5',
      'search',
      'bury,attack',
    ],
    [
      'TE-268',
      'magnus-bolt',
      'Cpt. Magnus Bolt',
      'Cpt. Isolde Marrow',
      '5,5,6',
      'attack',
      'bury,plunder',
    ],
    [
      'TE-269',
      'isolde-marrow',
      'Cpt. Isolde Marrow',
      'Cpt. Magnus Bolt',
      '1,2,3',
      'crewUp',
      'bury,attack',
    ],
    [
      'TE-270',
      'carmen-rouge',
      'Cpt. Carmen Rouge',
      'Cpt. Tobias Kell',
      '3,4,4',
      'plunder',
      'bury,attack',
    ],
    [
      'TE-271',
      'tobias-kell',
      'Cpt. Tobias Kell',
      'Cpt. Carmen Rouge',
      '1,2,6',
      'trade',
      'bury,plunder',
    ],
    [
      'TE-272',
      'morgan-whitecloud',
      'Cpt. Morgan Whitecloud',
      'Cpt. Anneke Storm',
      '1,3,6',
      'search',
      'bury,plunder',
    ],
    [
      'TE-273',
      'anneke-storm',
      'Cpt. Anneke Storm',
      'Cpt. Morgan Whitecloud',
      '2,4,5',
      'plunder',
      'bury,attack',
    ],
  ] as const)('%s %s', (_, side, ...printedOn) => {
    expect(captain(side)).toEqual(printedOn);
  });
});

describe('Crew Cards', () => {
  it.each([
    ['TE-274', 'quigley', 'Quartermaster Quigley', '1,4', 0, 'plunder', [{ kind: 'reassign' }]],
    ['TE-275', 'salty-pete', 'Salty Pete', '2,5', 0, 'plunder', [{ kind: 'exchange' }]],
    ['TE-276', 'buck-cannon', 'Buck Cannon', '', 1, 'plunder', [{ kind: 'attack' }]],
    ['TE-277', 'willow-watch', 'Willow Watch', '3,6', 0, 'plunder', [{ kind: 'search' }]],
    ['TE-278', 'pale-pim', 'Pale Pim', '1,2,3', 0, 'plunder', [{ kind: 'gainGold', gold: 1 }]],
    ['TE-279', 'jolly-rodge', 'Jolly Rodge', '3,5', 0, 'trade', special('rum', 'sugarcane')],
    [
      'TE-280',
      'sydney-sweetwater',
      'Sydney Sweetwater',
      '2,4',
      0,
      'trade',
      special('sugarcane', 'coffee'),
    ],
    [
      'TE-281',
      'jack-fuse-rogers',
      'Jack "Fuse" Rogers',
      '6,6',
      0,
      'trade',
      special('gunpowder', 'rum'),
    ],
    [
      'TE-282',
      'alice-omalice',
      "Alice O'Malice",
      '1,1',
      0,
      'trade',
      special('coffee', 'gunpowder'),
    ],
    ['TE-283', 'taylor-truenorth', 'Taylor Truenorth', '4,6', 0, 'trade', [{ kind: 'sail' }]],
    ['TE-284', 'sara-silver', 'Sara Silver', '2,3', 0, 'trade', [{ kind: 'gainGold', gold: 2 }]],
    ['TE-285', 'lisa-legacy', 'Lisa Legacy', '4,5,6', 0, 'crewUp', [{ kind: 'exchange' }]],
    ['TE-286', 'doc-blockley', 'Doc Blockley', '1,2', 0, 'crewUp', [{ kind: 'reassign' }]],
    [
      'TE-287',
      'raina-rumor',
      'Raina Rumor',
      '5,5',
      0,
      'crewUp',
      [{ kind: 'sailMerchant', distance: 2 }],
    ],
    [
      'TE-288',
      'lieutenant-flint',
      'Lieutenant Flint',
      '3,4',
      0,
      'crewUp',
      [{ kind: 'sailNavy', distance: 2 }],
    ],
    ['TE-289', 'eliza-lucky', 'Eliza Lucky', '1,6', 0, 'search', [{ kind: 'crewUp' }]],
    ['TE-290', 'sally-suresight', 'Sally Suresight', '2,3', 0, 'search', [{ kind: 'sail' }]],
    ['TE-291', 'black-eyed-brutus', 'Black-Eyed Brutus', '', 1, 'search', [{ kind: 'attack' }]],
    ['TE-292', 'silent-seamus', 'Silent Seamus', '', 1, 'search', [{ kind: 'gainGold', gold: 1 }]],
    ['TE-293', 'chopper-donovan', 'Chopper Donovan', '4,5', 0, 'search', [{ kind: 'plunder' }]],
    [
      'TE-294',
      'tina-trickshot',
      'Tina Trickshot',
      '1,3',
      0,
      'attack',
      [{ kind: 'reroll', faces: [5, 6] }],
    ],
    [
      'TE-295',
      'betty-blunderbuss',
      'Betty Blunderbuss',
      '',
      1,
      'attack',
      [{ kind: 'reroll', faces: [1, 2] }],
    ],
    [
      'TE-296',
      'ursula-bane',
      'Ursula Bane',
      '2,6',
      0,
      'attack',
      [{ kind: 'reroll', faces: [3, 4] }],
    ],
    ['TE-297', 'cutter-fang', 'Cutter Fang', '4,5', 0, 'attack', [{ kind: 'trade' }]],
  ] as const)('%s %s', (_, card, ...printedOn) => {
    expect(crew(card)).toEqual(printedOn);
  });
});
