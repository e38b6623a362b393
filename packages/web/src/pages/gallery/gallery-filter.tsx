import { type GalleryKind, SOURCES, type Source } from '@quarterdeck/board-kit';
import { PAGE_EN } from '../../frame/en.ts';
import type { GameId } from '../../games/games.ts';
import { useGameWords } from '../../games/games-context.tsx';
import { GALLERY_EN } from './en.ts';
import { SourceChip } from './source-chip.tsx';

type GalleryFilterProps = {
  readonly game: GameId;
  readonly kinds: readonly GalleryKind[];
  readonly kind: GalleryKind | undefined;
  readonly source: Source | undefined;
  readonly onKind: (id: string) => void;
  readonly onSource: (source: Source | undefined) => void;
};

export const GalleryFilter = (props: GalleryFilterProps) => {
  const { game, kinds, kind, source, onKind, onSource } = props;
  const words = useGameWords(GALLERY_EN, PAGE_EN);
  return (
    <aside className="panel gallery-filter">
      <h2>{words(`games.${game}.title`)}</h2>
      <ul className="gallery-kinds" aria-label={words('gallery.kinds')}>
        {kinds.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              aria-current={one === kind ? 'true' : undefined}
              onClick={() => onKind(one.id)}
            >
              {one.name}
              <span>{one.components.length}</span>
            </button>
          </li>
        ))}
      </ul>
      <h2 className="gallery-sources-title">{words('gallery.sources')}</h2>
      <ul className="gallery-sources">
        {SOURCES.map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={one === source}
              title={words('gallery.onlySource', { source: words(`gallery.source.${one}`) })}
              onClick={() => onSource(one === source ? undefined : one)}
            >
              <SourceChip source={one} />
              {words(`gallery.sourceHints.${one}`)}
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
};
