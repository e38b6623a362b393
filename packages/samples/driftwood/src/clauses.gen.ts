// Generated from the rules by `npm run clauses -- --write`.
export type ClauseId =
  | 'DW-001'
  | 'DW-002'
  | 'DW-003'
  | 'DW-004'
  | 'DW-005'
  | 'DW-006'
  | 'DW-007'
  | 'DW-008'
  | 'DW-009'
  | 'DW-010'
  | 'DW-011'
  | 'DW-012'
  | 'DW-013';
