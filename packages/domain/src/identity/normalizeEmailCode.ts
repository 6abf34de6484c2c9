/** A mailed code as the service knows it: spaces and dashes that only part its digits do not count. */
export const normalizeEmailCode = (typed: string): string => typed.replace(/[\s-]/g, '');
