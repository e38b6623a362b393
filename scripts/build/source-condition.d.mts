export const SOURCE_CONDITION: 'quarterdeck-source';
