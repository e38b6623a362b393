import type { Kinds } from '@quarterdeck/kernel';
import { integer, shape, text, wordingsBeside } from '@quarterdeck/kernel/pack';
import { describe, expect, it } from 'vitest';
import { galleryDoor, onToken, printedRow } from '../src/frames/gallery.tsx';
import { flow, motionsBy, show, together } from '../src/frames/motions.ts';
import { iconsBy, scoresBy, titlesBy } from '../src/frames/prompt.tsx';
import { speakEnglish } from '../src/words/languages.ts';

const EN = {
  cove: {
    gallery: { kinds: { shells: 'Shells' } },
    prompts: { dive: 'Where to dive' },
    scores: { pearls: 'Pearls found' },
  },
} as const;
const { words } = speakEnglish(EN);

describe('A gallery made of rows', () => {
  const draw = onToken(undefined);
  const pack = {
    shape: shape({ name: text(), shells: integer() }),
    content: { name: 'Conch', shells: 3 },
  };
  const { gallery, ownPack } = galleryDoor({
    kindKey: (kind) => `cove.gallery.kinds.${kind}`,
    pack,
    printed: ({ shells }) => ({ shells }),
    kinds: {
      shells: (_, contents) => [
        printedRow('conch', { source: 'book', name: contents.pack.name, clause: 'CO-001' }, draw, {
          text: 'Sounds.',
          count: contents.printed.shells,
        }),
        {
          id: 'cowrie',
          name: 'Cowrie',
          text: wordingsBeside<typeof contents.pack>(contents.printed).name,
          of: { source: 'book', fieldSources: { name: 'ours' } },
          draw,
        },
      ],
    },
  });

  it('names its kinds and counts in words, one where no count is given', () => {
    const [shells] = gallery(words);

    expect(shells?.name).toBe('Shells');
    expect(shells?.components.map((one) => one.count)).toEqual(['3 pieces', '1 piece']);
  });

  it('takes from the pack what a row does not tell otherwise', () => {
    const [conch] = gallery(words)[0]?.components ?? [];

    expect(conch).toMatchObject({ name: 'Conch', text: 'Sounds.', clauses: ['CO-001'] });
  });

  it('lays the wording of its pack beside the printed facts', () => {
    const texts = (found: ReturnType<typeof gallery>) =>
      found[0]?.components.map((one) => one.text);

    expect(texts(gallery(words))).toEqual(['Sounds.', 'Conch']);
    expect(texts(ownPack.galleryOf(words, { name: 'Whelk', shells: 7 }))).toContain('Whelk');
  });

  it('says of a component with parts of our own that it is partly ours', () => {
    const [conch, cowrie] = gallery(words)[0]?.components ?? [];

    expect(conch?.sourceNote).toBeUndefined();
    expect(cowrie?.sourceNote).toBe('partly ours');
  });

  it('shows any pack of the same shape, and refuses every other', () => {
    const [shells] = ownPack.galleryOf(words, { name: 'Whelk', shells: 7 });

    expect(shells?.components[0]).toMatchObject({ name: 'Whelk', count: '7 pieces' });
    expect(() => ownPack.galleryOf(words, { name: 'Whelk' })).toThrow('shells');
  });
});

describe('Motions by a table', () => {
  type Scene = { readonly boat: string };
  const motionsOf = motionsBy<Kinds, Scene>({
    dived: ({ boat }: Scene) =>
      together([show('flip', boat, 'pearl'), flow('gain', boat, 'mat', 'pearl')]),
  });
  const seen = (event: string) =>
    motionsOf({ boat: 'boat/0' }, { event, clause: 'CO-001', data: {} } as never);

  it('are those of the row that is named as the event', () => {
    expect(seen('dived')).toEqual([
      { family: 'flip', to: 'boat/0', draw: 'pearl' },
      { family: 'gain', from: 'boat/0', to: 'mat', draw: 'pearl', together: true },
    ]);
  });

  it('are none for an event without a row, whatever it is called', () => {
    expect(seen('surfaced')).toEqual([]);
    expect(seen('toString')).toEqual([]);
  });
});

describe('Tables round a question', () => {
  it('find an icon by the name that a game gives it, and none for another', () => {
    const icon = iconsBy({ shell: <path d="M0 0" /> }, { pearl: 'shell' });

    expect(icon('pearl')).toMatchObject({ props: { name: 'shell' } });
    expect(icon('shell')).toMatchObject({ props: { name: 'shell' } });
    expect(icon('i-book')).toMatchObject({ props: { name: 'i-book' } });
    expect(icon('whale')).toBeUndefined();
    expect(icon('constructor')).toBeUndefined();
  });

  it('find the title by the chapter of the step', () => {
    const title = titlesBy({ diving: 'dive' } as const, (name) => `cove.prompts.${name}` as const);

    expect(title({ words }, 'diving/choose')).toBe('Where to dive');
    expect(title({ words }, 'storm/lose')).toBeUndefined();
  });

  it('label the lines of a score sheet that they know', () => {
    const score = scoresBy(
      { pearl: ['coin', 'pearls'] } as const,
      (name) => `cove.scores.${name}` as const,
    );

    expect(score({ words }, 'pearl')).toMatchObject({ label: 'Pearls found' });
    expect(score({ words }, 'shell')).toBeUndefined();
  });
});
