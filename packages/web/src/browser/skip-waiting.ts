/** The message that lets a waiting worker take over. */
export const SKIP_WAITING = 'take-over';
