import {
  type GalleryComponent,
  type GalleryDoor,
  type GalleryKind,
  type Source,
  useWords,
} from '@quarterdeck/board-kit';
import { PAGE_EN } from '../../frame/en.ts';
import './gallery.css';
import { useMemo, useState } from 'react';
import { ClauseChip } from '../../controls/clause-chip.tsx';
import { Page } from '../../frame/page.tsx';
import type { GameId } from '../../games/games.ts';
import { useBoard, useBoardPart, useGames, useGameWords } from '../../games/games-context.tsx';
import { Link } from '../../router/navigation.tsx';
import type { GamePlace } from '../../router/route.ts';
import { PACK_EN } from '../../setup/en-pack.ts';
import { GALLERY_EN } from './en.ts';
import { GalleryFilter } from './gallery-filter.tsx';
import { type OwnPack, OwnPackDrop } from './own-pack.tsx';
import { SourceChip } from './source-chip.tsx';

const SIZES = [
  { id: 'large', width: 176 },
  { id: 'table', width: 118 },
  { id: 'phone', width: 84 },
] as const;

type ShownProps = { readonly game: GameId; readonly kind: string; readonly one: GalleryComponent };

/** The chosen component at three sizes. */
const Shown = ({ game, kind, one }: ShownProps) => {
  const words = useWords(GALLERY_EN, PAGE_EN);
  return (
    <section className="panel gallery-shown" aria-live="polite">
      <div className="gallery-sizes">
        {SIZES.map(({ id, width }) => (
          <figure key={id}>
            <one.draw width={width} />
            <figcaption>{words(`gallery.sizes.${id}`)}</figcaption>
          </figure>
        ))}
      </div>
      <div className="gallery-told">
        <p className="eyebrow">{kind}</p>
        <h1>{one.name}</h1>
        <p>{one.text}</p>
        <p className="gallery-from row wraps">
          <SourceChip source={one.source} />
          <small>{one.sourceNote ?? words(`gallery.sourceHints.${one.source}`)}</small>
        </p>
        <p className="gallery-from row wraps">
          <small>{one.count}</small>
          {one.clauses?.map((clause) => (
            <ClauseChip key={clause} game={game} clause={clause} />
          ))}
        </p>
      </div>
    </section>
  );
};

type CardProps = {
  readonly one: GalleryComponent;
  readonly isChanged: boolean;
  readonly isShown: boolean;
  readonly onShow: () => void;
};

const Card = ({ one, isChanged, isShown, onShow }: CardProps) => {
  const words = useWords(GALLERY_EN, PAGE_EN);
  return (
    <li>
      <button type="button" className="gallery-card" aria-pressed={isShown} onClick={onShow}>
        <span className="gallery-picture centred">
          <one.draw width={124} />
        </span>
        <b>{one.name}</b>
        <span className="gallery-text">{one.text}</span>
        <span className="gallery-from row wraps">
          <SourceChip source={one.source} />
          <small>{one.count}</small>
          {isChanged && <span className="chip">{words('gallery.pack.changed')}</span>}
        </span>
      </button>
    </li>
  );
};

type CollectionProps = {
  readonly game: GameId;
  readonly kinds: readonly GalleryKind[];
  /** Ids of what a pack of one's own has changed. */
  readonly changed: ReadonlySet<string>;
};

const Collection = ({ game, kinds, changed }: CollectionProps) => {
  const words = useWords(GALLERY_EN, PAGE_EN);
  const [kindId, setKind] = useState(kinds[0]?.id);
  const [source, setSource] = useState<Source>();
  const [shownId, setShown] = useState<string>();
  const kind = kinds.find(({ id }) => id === kindId);
  const listed = (kind?.components ?? []).filter(
    (one) => source === undefined || one.source === source,
  );
  const shown = listed.find(({ id }) => id === shownId) ?? listed[0];
  return (
    <div className="gallery">
      <GalleryFilter
        game={game}
        kinds={kinds}
        kind={kind}
        source={source}
        onKind={setKind}
        onSource={setSource}
      />
      <div className="gallery-main">
        {kind !== undefined && shown !== undefined && (
          <Shown game={game} kind={kind.name} one={shown} />
        )}
        {shown === undefined && <p>{words('gallery.nothing')}</p>}
        <ul className="gallery-grid">
          {listed.map((one) => (
            <Card
              key={one.id}
              one={one}
              isChanged={changed.has(one.id)}
              isShown={one === shown}
              onShow={() => setShown(one.id)}
            />
          ))}
        </ul>
      </div>
    </div>
  );
};

const NoGallery = () => {
  const words = useGameWords(GALLERY_EN, PAGE_EN);
  const { ids, boardOf } = useGames();
  return (
    <div className="lost">
      <h1>{words('gallery.missing')}</h1>
      <p>{words('gallery.missingHint')}</p>
      <ul className="missing-links wraps">
        {ids
          .filter((game) => boardOf(game)?.gallery !== undefined)
          .map((game) => (
            <li key={game}>
              <Link className="button" to={{ page: 'gallery', game }}>
                {words(`games.${game}.title`)}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
};

type HallProps = { readonly game: GameId; readonly door: GalleryDoor };

/** The game's own pieces, or those of a pack that was dropped here. */
const Hall = ({ game, door }: HallProps) => {
  const words = useWords(GALLERY_EN, PACK_EN, PAGE_EN, ...door.WORDS);
  const [pack, setPack] = useState<OwnPack>();
  const kinds = useMemo(() => door.gallery(words), [door, words]);
  const isOwn = pack?.state === 'shown';
  const changed = useMemo(
    () => new Set(isOwn ? pack.changes.flatMap(({ ids }) => ids) : []),
    [isOwn, pack],
  );
  const collection = (
    <Collection game={game} kinds={isOwn ? pack.kinds : kinds} changed={changed} />
  );
  if (door.ownPack === undefined) return collection;
  return (
    <OwnPackDrop door={door.ownPack} game={game} galleryWords={words} pack={pack} onPack={setPack}>
      {collection}
    </OwnPackDrop>
  );
};

type GalleryPageProps = { readonly route: Extract<GamePlace, { readonly page: 'gallery' }> };

export const GalleryPage = ({ route: { game } }: GalleryPageProps) => {
  const words = useGameWords(GALLERY_EN, PACK_EN, PAGE_EN);
  const loaded = useBoardPart(game, useBoard(game)?.gallery);
  const door = loaded.state === 'here' ? loaded.value : undefined;
  return (
    <Page
      title={words('gallery.title', { game: words(`games.${game}.title`) })}
      here={words('gallery.page')}
      className="gallery-page"
    >
      {door !== undefined && <door.Symbols />}
      {door !== undefined && <Hall key={game} game={game} door={door} />}
      {loaded.state !== 'coming' && door === undefined && <NoGallery />}
    </Page>
  );
};
