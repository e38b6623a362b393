import type { ComponentType, ReactElement } from 'react';
import type { GameId } from '../../shelf/games.ts';
import { AhoyCover } from './ahoy.tsx';
import { DoubloonsCover } from './doubloons.tsx';
import { PrisonersCover } from './prisoners.tsx';
import { SeawolfCover } from './seawolf.tsx';
import { TinyPiratesCover } from './tinypirates.tsx';

const COVERS = {
  ahoy: AhoyCover,
  seawolf: SeawolfCover,
  doubloons: DoubloonsCover,
  prisoners: PrisonersCover,
  tinypirates: TinyPiratesCover,
} as const satisfies Record<GameId, ComponentType>;

export const Cover = ({ game }: { readonly game: GameId }): ReactElement => {
  const Sheet = COVERS[game];
  return <Sheet />;
};
