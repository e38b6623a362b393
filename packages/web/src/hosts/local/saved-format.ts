/** How a file of saved tables names itself. */
export const SAVED_FORMAT = 'quarterdeck-tables';
export const SAVED_VERSION = 1;
