/** How much of a key is shown, so that administrators can tell keys apart. */
const shownLength = 4;

/** The first characters of a key. */
export const readKeyStart = (key: string): string => key.slice(0, shownLength);
