type Fields = { readonly [name: string]: unknown };

const fieldsOf = (value: unknown): Fields => ({ ...(value as Fields) });
const withField = (value: unknown, name: string, change: (field: unknown) => unknown): Fields => {
  const fields = fieldsOf(value);
  return { ...fields, [name]: change(fields[name]) };
};
const over =
  (fixed: Fields) =>
  (value: unknown): Fields => ({ ...fieldsOf(value), ...fixed });

/** What packs could say of an Assignment that no rule ever read. */
const UNREAD = {
  rigging: { damage: 0, goldOnShipLine: 0 },
  cannons: { movement: 0, goldOnShipLine: 0 },
  extort: { movement: 0, damage: 0 },
  repair: { movement: 0, damage: 0, goldOnShipLine: 0 },
} as const;

/**
 * Packs of stored matches may set figures that no rule reads, which are refused since. They are set
 * back to what the rules always did, so that those matches play on as they were.
 */
export function withoutUnread(raw: unknown): unknown {
  const ships = withField(raw, 'ships', (all) =>
    withField(withField(all, 'navy', over({ sailOrder: 3 })), 'merchants', (merchants) =>
      withField(
        withField(merchants, 'orange', over({ sailOrder: 1 })),
        'green',
        over({ sailOrder: 2 }),
      ),
    ),
  );
  const about = withField(ships, 'about', over({ minPlayers: 1, maxPlayers: 4 }));
  return withField(about, 'helmMat', (mat) =>
    withField(mat, 'assignments', (assignments) =>
      Object.entries(UNREAD).reduce<Fields>(
        (all, [name, fixed]) => withField(all, name, over(fixed)),
        fieldsOf(assignments),
      ),
    ),
  );
}
