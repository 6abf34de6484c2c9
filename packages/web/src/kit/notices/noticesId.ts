/** Where what comes at any time is shown: at the end of the page, in sight above its lower edge. */
export const noticesId = 'notices';
