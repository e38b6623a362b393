import {
  type GalleryKind,
  type KeyOf,
  type OwnPackDoor,
  useWords,
  type Words,
} from '@quarterdeck/board-kit';
import { doubledKey } from '@quarterdeck/kernel/pack';
import type { ReactNode } from 'react';
import { offerFile } from '../../browser/offer-file.ts';
import { FileButton } from '../../controls/file-button.tsx';
import { useDrop } from '../../controls/use-drop.ts';
import { PACK_EN } from '../../setup/en-pack.ts';
import { GALLERY_EN } from './en.ts';
import { type PackChange, packChanges } from './pack-changes.ts';

/** What became of the file that was dropped last. */
export type OwnPack =
  | {
      readonly state: 'shown';
      readonly name: string;
      readonly kinds: readonly GalleryKind[];
      readonly changes: readonly PackChange[];
    }
  | { readonly state: 'bad'; readonly name: string; readonly problems: readonly string[] };

const LARGEST = 5_000_000;

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const readJson = (text: string, words: Words<KeyOf<typeof PACK_EN>>): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(words('newTable.packNotJson', { why: messageOf(error) }));
  }
};

export const readOwnPack = async (
  door: OwnPackDoor,
  file: Pick<File, 'name' | 'size' | 'text'>,
  words: Words<string>,
): Promise<OwnPack> => {
  const { name, size } = file;
  try {
    if (size > LARGEST) throw new Error(words('newTable.packTooLarge'));
    const text = await file.text();
    const raw = readJson(text, words);
    const twice = doubledKey(text);
    if (twice !== null) throw new Error(`${twice}: expected an id of its own; it stands twice`);
    const kinds = door.galleryOf(words, raw);
    return { state: 'shown', name, kinds, changes: packChanges(door.content, raw) };
  } catch (error) {
    return { state: 'bad', name, problems: messageOf(error).split('\n') };
  }
};

const Change = ({ change }: { readonly change: PackChange }) => {
  const words = useWords(GALLERY_EN, PACK_EN);
  const { path, before, after } = change;
  const none = words('gallery.pack.none');
  return (
    <li>
      <b>{path.join(' › ')}</b>: <del>{before ?? none}</del> → <ins>{after ?? none}</ins>
    </li>
  );
};

const Verdict = ({ pack }: { readonly pack: OwnPack }) => {
  const words = useWords(GALLERY_EN, PACK_EN);
  const { name } = pack;
  if (pack.state === 'bad')
    return (
      <div className="gallery-pack-bad">
        <p>{words('newTable.packBad', { name })}</p>
        <ul>
          {pack.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
    );
  const { changes } = pack;
  return (
    <details open className="gallery-changes">
      <summary>{words('gallery.pack.changes', { name, count: changes.length })}</summary>
      <ul>
        {changes.map((change) => (
          <Change key={change.path.join('/')} change={change} />
        ))}
      </ul>
    </details>
  );
};

/** To begin from: a pack is easier changed than written. */
const offerOurs = ({ content }: OwnPackDoor, game: string): void =>
  offerFile(
    new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }),
    `${game}-pack.json`,
  );

type OwnPackDropProps = {
  readonly door: OwnPackDoor;
  readonly game: string;
  /** What the gallery says, for the pieces of the pack. */
  readonly galleryWords: Words<string>;
  readonly pack: OwnPack | undefined;
  readonly onPack: (pack: OwnPack | undefined) => void;
  readonly children: ReactNode;
};

/** A pack may be dropped anywhere on the gallery; it is shown, and not kept. */
export const OwnPackDrop = ({
  door,
  game,
  galleryWords,
  pack,
  onPack,
  children,
}: OwnPackDropProps) => {
  const words = useWords(GALLERY_EN, PACK_EN);
  const take = async (file: File): Promise<void> =>
    onPack(await readOwnPack(door, file, galleryWords));
  const drop = useDrop((file) => void take(file));
  return (
    <section className="gallery-drop" aria-label={words('gallery.pack.area')} {...drop}>
      <div className="panel gallery-pack row wraps">
        <p>{words('gallery.pack.hint')}</p>
        <div className="gallery-pack-ways wraps">
          <FileButton onFile={(file) => void take(file)}>{words('newTable.packChoose')}</FileButton>
          {pack === undefined ? (
            <button type="button" className="button quiet" onClick={() => offerOurs(door, game)}>
              {words('gallery.pack.ours')}
            </button>
          ) : (
            <button type="button" className="button quiet" onClick={() => onPack(undefined)}>
              {words('newTable.packDrop')}
            </button>
          )}
        </div>
        <div role="status">{pack !== undefined && <Verdict pack={pack} />}</div>
      </div>
      {children}
    </section>
  );
};
