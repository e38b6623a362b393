// Generated from packages/shelf/games.txt by `npm run shelf -- --write`.

import { gameModule } from '@quarterdeck/kernel/engine';

export const LOADERS = {
  ahoy: async () => {
    const { ahoy, ahoySay } = await import('@quarterdeck/ahoy');
    return gameModule(ahoy, ahoySay);
  },
  seawolf: async () => {
    const { seawolf, seawolfSay } = await import('@quarterdeck/seawolf');
    return gameModule(seawolf, seawolfSay);
  },
  doubloons: async () => {
    const { doubloons, doubloonsSay } = await import('@quarterdeck/doubloons');
    return gameModule(doubloons, doubloonsSay);
  },
  prisoners: async () => {
    const { prisoners, prisonersSay } = await import('@quarterdeck/prisoners');
    return gameModule(prisoners, prisonersSay);
  },
  tinypirates: async () => {
    const { tinypirates, tinypiratesSay } = await import('@quarterdeck/tinypirates');
    return gameModule(tinypirates, tinypiratesSay);
  },
} as const;
