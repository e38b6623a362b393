import type { ComponentType, ReactElement } from 'react';
import type { GameId } from '../../shelf/games.ts';
import { AhoyCover } from './ahoy.tsx';
import { DoubloonsCover } from './doubloons.tsx';
import { PrisonersCover } from './prisoners.tsx';
import { SeawolfCover } from './seawolf.tsx';
import { TinyPiratesCover } from './tinypirates.tsx';

const COVERS: Readonly<Record<GameId, ComponentType>> = {
  ahoy: AhoyCover,
  seawolf: SeawolfCover,
  doubloons: DoubloonsCover,
  prisoners: PrisonersCover,
  tinypirates: TinyPiratesCover,
};

export const Cover = ({ game }: { readonly game: GameId }): ReactElement | undefined => {
  const Sheet = COVERS[game];
  return Sheet && <Sheet />;
};
