/** The message that lets a waiting worker take over. */
export const TAKE_OVER = 'take-over';
