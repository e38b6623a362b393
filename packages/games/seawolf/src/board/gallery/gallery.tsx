import '../styles/board.css';
import { type GalleryDoor, galleryDoor, onPaper, printedRow } from '@quarterdeck/board-kit';
import { SEAWOLF_MODEL, SEAWOLF_PACK } from '../../index.ts';
import { ExtensionPiece, MovementCard } from '../pieces/cards.tsx';
import { PortTile } from '../pieces/port-tile.tsx';
import { SeaTile } from '../pieces/sea-tile.tsx';
import { MissionSigns, SternSigns } from '../pieces/sterns-and-missions.tsx';
import { SupplyBoard } from '../pieces/supply-board.tsx';
import { TilePicture } from '../pieces/tile-picture.tsx';
import { SeawolfSprite } from '../signs/sprite.tsx';
import { captainColour } from './captain-colour.ts';
import { SEAWOLF_GALLERY_EN } from './en-gallery.ts';
import type { Rows } from './gallery-contents.ts';
import { goods, ships } from './gallery-pieces.tsx';

const FACES = ['a', 'b'] as const;

const seaTiles: Rows = (words, { pack }) =>
  pack.seaTiles.flatMap(({ name, faces }) =>
    FACES.map((letter) => {
      const face = faces[letter];
      return {
        id: face.id,
        name: words('seawolf.gallery.face', { name, face: letter.toUpperCase() }),
        text: face.text,
        count: words('seawolf.gallery.one'),
        of: face,
        clauses: [pack.seaActions[face.action].clause],
        draw: ({ width }) => (
          <TilePicture width={width}>
            <SeaTile name={name} {...face} />
          </TilePicture>
        ),
      };
    }),
  );

const ports: Rows = (words, { pack }) =>
  pack.portTiles.flatMap(({ faces }) =>
    FACES.map((letter) => {
      const face = faces[letter];
      const slots = face.slots.map((wants) => ({ wants, by: undefined }));
      return {
        id: face.id,
        name: face.name,
        text: face.text,
        count: words('seawolf.gallery.one'),
        of: face,
        draw: ({ width }) => (
          <TilePicture width={width}>
            <PortTile name={face.name} slots={slots} rum={face.rum} />
          </TilePicture>
        ),
      };
    }),
  );

const sterns: Rows = (words, { pack }) =>
  Object.entries(pack.sterns).map(([id, stern]) =>
    printedRow(id, stern, onPaper(stern.name, <SternSigns id={id} />), {
      count: words('seawolf.gallery.oneCard'),
    }),
  );

const missions: Rows = (words, { pack }) =>
  Object.entries(pack.missions).map(([id, mission]) =>
    printedRow(id, mission, onPaper(mission.name, <MissionSigns id={id} />), {
      count: words('seawolf.gallery.oneCard'),
    }),
  );

const extensions: Rows = (words, { pack }) =>
  pack.extensions.pieces.map((piece) => {
    const { name, text, clause } = pack.extensions.types[piece.type];
    const { id, type, value } = piece;
    return {
      id,
      name: words('seawolf.gallery.extension', { name, value }),
      text,
      count: words('seawolf.gallery.oneCard'),
      of: piece,
      clauses: [clause],
      draw: ({ width }) => <ExtensionPiece width={width} type={type} value={value} />,
    };
  });

const cards: Rows = (words, { pack }) =>
  pack.captains.flatMap((captain) => {
    const colour = captainColour(captain.id);
    return captain.cards.map((card) => ({
      id: card.id,
      name: words('seawolf.gallery.card', {
        colour: words(`seatColours.${colour}`),
        shows:
          card.shows === '2x'
            ? words('seawolf.gallery.double')
            : words(`seawolf.gallery.directions.${card.shows}`),
      }),
      text: card.text,
      count: words('seawolf.gallery.oneCard'),
      of: card,
      draw: ({ width }) => <MovementCard width={width * 0.78} colour={colour} shows={card.shows} />,
    }));
  });

const supply: Rows = (_, { pack }) =>
  pack.supplyBoards.flatMap(({ sides }) =>
    FACES.map((letter) => {
      const { id, name, text, rows } = sides[letter];
      const of = sides[letter];
      return { id, name, text, of, draw: ({ width }) => <SupplyBoard width={width} rows={rows} /> };
    }),
  );

export const WORDS: GalleryDoor['WORDS'] = [SEAWOLF_GALLERY_EN];

export const Symbols = SeawolfSprite;

export const { gallery, ownPack } = galleryDoor({
  kindKey: (kind) => `seawolf.gallery.kinds.${kind}`,
  pack: SEAWOLF_PACK,
  printed: SEAWOLF_MODEL.printed,
  kinds: { seaTiles, ports, sterns, missions, extensions, cards, supply, ships, goods },
});
