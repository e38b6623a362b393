/**
 * Inside the repository packages are read as TypeScript, by an export condition of our own; whoever
 * installs them from a registry does not set it and gets what was built (ADR 11).
 */
export const SOURCE_CONDITION = 'quarterdeck-source';
