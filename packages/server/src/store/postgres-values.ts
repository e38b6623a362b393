import pg from 'pg';

/** Times and lengths fit a number; the driver hands big integers out as text. */
export const parserOf: typeof pg.types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format);
