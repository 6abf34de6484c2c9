/** Reports a defect to the browser's console; the user is shown other words, never this (ROUTE-16). */
export const reportDefect = (cause: unknown): void => {
  globalThis.reportError(cause);
};
