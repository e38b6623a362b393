import { SHELF } from '@quarterdeck/shelf';
import { COACHES } from '@quarterdeck/shelf/lessons';
import { describe, expect, it } from 'vitest';
import { RULEBOOK_EN } from '../../src/rulebook/en.ts';
import { allClauses } from '../../src/rulebook/ledger.ts';
import { parseLedger } from '../../src/rulebook/parse-ledger.ts';
import { alikeIn, type Synonyms, searchClauses } from '../../src/rulebook/search.ts';
import { OUR_GAMES } from '../our-games.ts';

const REEF = parseLedger(`# Reef

## 1. Diving

- **RF-001** A diver goes down once a turn.
- **RF-002** A current costs a diver.
- **RF-003** Two currents cost two.
- **RF-004** The lamp is free. (decided, RF-S01)
- **RF-005** Whoever has most pearls wins.
`);

const PEARL: Synonyms = { forms: ['pearl', 'pearls'], says: 'points.', clauses: ['RF-005'] };

const found = (words: string, terms: readonly Synonyms[] = []) =>
  searchClauses(REEF, words, terms).map(({ id }) => id);

describe('Searching', () => {
  it('wants every word that tells something, in any order, case and form', () => {
    expect(found('DIVER current')).toEqual(['RF-002']);
    expect(found('what do the currents cost?')).toEqual(['RF-002', 'RF-003']);
    expect(found('winning')).toEqual(['RF-005']);
  });

  it('finds a clause by its id', () => {
    expect(found('rf-005')).toEqual(['RF-005']);
  });

  it('finds words by their beginning and not by their middle', () => {
    expect(found('ver')).toEqual([]);
    expect(found('dive')).toEqual(['RF-001', 'RF-002']);
    expect(found('on')).toEqual([]);
  });

  it('finds by what a term is, and by its other names', () => {
    expect(found('points')).toEqual([]);
    expect(found('points', [PEARL])).toEqual(['RF-005']);
  });

  it('finds by what else players call it', () => {
    expect(
      searchClauses(REEF, 'dive price', [], alikeIn('price|cost')).map(({ id }) => id),
    ).toEqual(['RF-002']);
  });

  it('gives the nearest where no clause has all words', () => {
    expect(found('current kraken')).toEqual(['RF-002', 'RF-003']);
    expect(found('kraken')).toEqual([]);
  });

  it('leaves everything where nothing is asked', () => {
    expect(found('  ')).toHaveLength(5);
  });
});

const ALIKE = alikeIn(RULEBOOK_EN.rulebook.alike);

/** What a player types, and a clause that answers it. */
const QUERIES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  seawolf: [
    ['how do I win', 'SW-301'],
    ['sailing against the wind', 'SW-108'],
    ['no rum', 'SW-088'],
    ['how much do goods pay', 'SW-170'],
    ['when does the game end', 'SW-082'],
    ['pirate attack', 'SW-063'],
    ['mutiny', 'SW-088'],
    ['extra sail', 'SW-093'],
    ['swap goods', 'SW-147'],
    ['who goes first', 'SW-054'],
  ],
  ahoy: [
    ['how do I win', 'AH-291'],
    ['who controls a region', 'AH-235'],
    ['exploring', 'AH-080'],
    ['change a die with gold', 'AH-054'],
    ['battle tie', 'AH-116'],
    ['recruit crew', 'AH-143'],
    ['deliver cargo', 'AH-206'],
    ['repair damage', 'AH-067'],
    ['tailwind', 'AH-063'],
    ['bet', 'AH-288'],
    ['who goes first', 'AH-243'],
  ],
  doubloons: [
    ['points for jewels', 'DD-228'],
    ['broadsides damage', 'DD-100'],
    ['ghost ship', 'DD-214'],
    ['two map fragments', 'DD-069'],
    ['when does the game end', 'DD-226'],
    ['how do I win', 'DD-234'],
    ['hunt', 'DD-066'],
    ['repair my ship', 'DD-093'],
    ['what happens when I sink', 'DD-108'],
    ['walk on the island', 'DD-069'],
  ],
  prisoners: [
    ['four level 9 ships', 'TP-281'],
    ['how far can I move', 'TP-112'],
    ['explore', 'TP-120'],
    ['capture privateer', 'TP-034'],
    ['upgrade ship', 'TP-136'],
    ['who goes first', 'TP-059'],
    ['truce', 'TP-091'],
    ['compass rose', 'TP-120'],
    ['cards in hand', 'TP-050'],
    ['damage', 'TP-023'],
    ['sea monster', 'TP-023'],
  ],
  tinypirates: [
    ['how many treasures to win', 'TE-255'],
    ['bury cost', 'TE-201'],
    ['skip a space', 'TE-057'],
    ['sell crates', 'TE-112'],
    ['storm', 'TE-091'],
    ['how do I win', 'TE-255'],
    ['attack a merchant', 'TE-141'],
    ['dice hits', 'TE-154'],
    ['cove', 'TE-087'],
    ['navy', 'TE-238'],
  ],
};

describe.each(SHELF.map(({ id }) => id))('Searching the book of %s', (game) => {
  const book = async () => {
    const board = OUR_GAMES.boardOf(game);
    const written = (await board?.ledger?.())?.default ?? '';
    const silences = (await board?.silences?.())?.default ?? '';
    const coach = await COACHES[game]?.();
    if (coach === undefined) throw new Error(`${game} has no coach`);
    const { words, terms } = coach;
    const synonyms = Object.entries(terms).map(
      ([id, clauses]): Synonyms => ({
        forms: [words[`term.${id}`] ?? '', ...(words[`term.${id}.forms`] ?? '').split('|')].map(
          (form) => form.toLocaleLowerCase(),
        ),
        says: (words[`term.${id}.says`] ?? '').toLocaleLowerCase(),
        clauses,
      }),
    );
    return { ledger: parseLedger(written, silences), synonyms };
  };

  it.each(QUERIES[game] ?? [])('“%s” finds %s among few', async (typed, wanted) => {
    const { ledger, synonyms } = await book();
    const ids = searchClauses(ledger, typed, synonyms, ALIKE).map(({ id }) => id);

    expect(ids).toContain(wanted);
    expect(ids.length).toBeLessThan(allClauses(ledger).length / 4);
  });

  it('knows every form of every word of the game', async () => {
    const { ledger, synonyms } = await book();
    const lost = synonyms.filter(
      ({ forms, clauses: makes }) =>
        !searchClauses(ledger, forms[0] ?? '', synonyms).some(({ id }) => makes.includes(id)),
    );

    expect(lost).toEqual([]);
  });
});
