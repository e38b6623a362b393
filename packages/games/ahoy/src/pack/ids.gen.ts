// Generated from the content by `npm run content -- --write`.

/** crew.json: every pack has these and no others. */
export const CREW_IDS = [
  'aeronauts',
  'barrelman',
  'battering-beakhead',
  'buccaneer',
  'convincing-comrade',
  'convincing-official',
  'cutpurse',
  'diver',
  'documentarian',
  'elder',
  'emissary',
  'fighters',
  'ghastly-gust',
  'grogmaster',
  'gunner',
  'gunners-mate',
  'merchant',
  'middleman',
  'mystic',
  'naive-noble',
  'pilot',
  'powder-monkey',
  'sailor',
  'sea-dog',
  'sea-witch',
  'shipwright',
  'trawler',
  'whispering-wind',
] as const;
export type CrewId = (typeof CREW_IDS)[number];
