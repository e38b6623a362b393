import type { SpaceId } from '../../pack/fields.ts';

/** What the player answers for the Solo Pirate. */
export type SoloChoices = {
  'solo/cove': { readonly do: 'cove'; readonly space: SpaceId };
  'solo/bury-site': { readonly do: 'bury'; readonly space: SpaceId };
};
