import '../styles/board.css';
import {
  type GalleryComponent,
  type GalleryDoor,
  type GalleryKind,
  type OwnPackDoor,
  sourceOf,
} from '@quarterdeck/board-kit';
import { PaperCard } from '@quarterdeck/board-kit/drawings';
import { readPack } from '@quarterdeck/kernel/pack';
import { SEAWOLF_PACK, type SeawolfPack } from '../../index.ts';
import { ExtensionPiece, MovementCard } from '../pieces/cards.tsx';
import { PortTile } from '../pieces/port-tile.tsx';
import { SeaTile } from '../pieces/sea-tile.tsx';
import { MissionSigns, SternSigns } from '../pieces/sterns-and-missions.tsx';
import { SupplyBoard } from '../pieces/supply-board.tsx';
import { TilePicture } from '../pieces/tile-picture.tsx';
import type { SeawolfGalleryWords } from '../scene.ts';
import { SeawolfSprite } from '../signs/sprite.tsx';
import { SEAWOLF_GALLERY_EN } from './en-gallery.ts';
import { boxPieces, ships } from './gallery-pieces.tsx';
import { captainColour, countWords } from './gallery-words.ts';

const FACES = ['a', 'b'] as const;

const seaTiles = (words: SeawolfGalleryWords, pack: SeawolfPack): readonly GalleryComponent[] =>
  pack.seaTiles.flatMap(({ name, faces }) =>
    FACES.map((letter) => {
      const face = faces[letter];
      return {
        id: face.id,
        name: words('boards.seawolf.face', { name, face: letter.toUpperCase() }),
        text: face.text,
        count: words('boards.seawolf.one'),
        ...sourceOf(face, words),
        clauses: [pack.seaActions[face.action].clause],
        draw: ({ width }) => (
          <TilePicture width={width}>
            <SeaTile name={name} {...face} />
          </TilePicture>
        ),
      };
    }),
  );

const ports = (words: SeawolfGalleryWords, pack: SeawolfPack): readonly GalleryComponent[] =>
  pack.portTiles.flatMap(({ faces }) =>
    FACES.map((letter) => {
      const face = faces[letter];
      const slots = face.slots.map((wants) => ({ wants, by: undefined }));
      return {
        id: face.id,
        name: face.name,
        text: face.text,
        count: words('boards.seawolf.one'),
        ...sourceOf(face, words),
        draw: ({ width }) => (
          <TilePicture width={width}>
            <PortTile name={face.name} slots={slots} rum={face.rum} />
          </TilePicture>
        ),
      };
    }),
  );

const sterns = (words: SeawolfGalleryWords, pack: SeawolfPack): readonly GalleryComponent[] =>
  Object.entries(pack.sterns).map(([id, stern]) => ({
    id,
    name: stern.name,
    text: stern.text,
    count: words('boards.seawolf.oneCard'),
    ...sourceOf(stern, words),
    clauses: [stern.clause],
    draw: ({ width }) => (
      <PaperCard width={width} name={stern.name}>
        <SternSigns id={id} />
      </PaperCard>
    ),
  }));

const missions = (words: SeawolfGalleryWords, pack: SeawolfPack): readonly GalleryComponent[] =>
  Object.entries(pack.missions).map(([id, mission]) => ({
    id,
    name: mission.name,
    text: mission.text,
    count: words('boards.seawolf.oneCard'),
    ...sourceOf(mission, words),
    clauses: [mission.clause],
    draw: ({ width }) => (
      <PaperCard width={width} name={mission.name}>
        <MissionSigns id={id} />
      </PaperCard>
    ),
  }));

const extensions = (words: SeawolfGalleryWords, pack: SeawolfPack): readonly GalleryComponent[] =>
  pack.extensions.pieces.map((piece) => {
    const kind = pack.extensions.types[piece.type];
    return {
      id: piece.id,
      name: words('boards.seawolf.extension', { name: kind.name, value: piece.value }),
      text: kind.text,
      count: words('boards.seawolf.oneCard'),
      ...sourceOf(piece, words),
      clauses: [kind.clause],
      draw: ({ width }) => <ExtensionPiece width={width} type={piece.type} value={piece.value} />,
    };
  });

const cards = (words: SeawolfGalleryWords, pack: SeawolfPack): readonly GalleryComponent[] =>
  pack.captains.flatMap((captain) => {
    const colour = captainColour(captain.id);
    return captain.cards.map((card) => ({
      id: card.id,
      name: words('boards.seawolf.card', {
        colour: words(`seatColours.${colour}`),
        shows:
          card.shows === '2x'
            ? words('boards.seawolf.double')
            : words(`boards.seawolf.directions.${card.shows}`),
      }),
      text: card.text,
      count: words('boards.seawolf.oneCard'),
      ...sourceOf(card, words),
      draw: ({ width }) => <MovementCard width={width * 0.78} colour={colour} shows={card.shows} />,
    }));
  });

const supply = (words: SeawolfGalleryWords, pack: SeawolfPack): readonly GalleryComponent[] =>
  pack.supplyBoards.flatMap(({ sides }) =>
    FACES.map((letter) => {
      const side = sides[letter];
      return {
        id: side.id,
        name: side.name,
        text: side.text,
        count: countWords(1, words),
        ...sourceOf(side, words),
        draw: ({ width }) => <SupplyBoard width={width} rows={side.rows} />,
      };
    }),
  );

export const WORDS: GalleryDoor['WORDS'] = [SEAWOLF_GALLERY_EN];

export const Symbols = SeawolfSprite;

const galleryOf = (words: SeawolfGalleryWords, pack: SeawolfPack): readonly GalleryKind[] => {
  const kinds = {
    seaTiles,
    ports,
    sterns,
    missions,
    extensions,
    cards,
    supply,
    ships,
    goods: boxPieces,
  } as const;
  const ids = Object.keys(kinds) as (keyof typeof kinds)[];
  return ids.map((id) => ({
    id,
    name: words(`boards.seawolf.kinds.${id}`),
    components: kinds[id](words, pack),
  }));
};

export const gallery: GalleryDoor['gallery'] = (words) => galleryOf(words, SEAWOLF_PACK.content);

export const ownPack: OwnPackDoor = {
  content: SEAWOLF_PACK.content,
  galleryOf: (words, raw) => galleryOf(words, readPack(SEAWOLF_PACK, raw).content),
};
