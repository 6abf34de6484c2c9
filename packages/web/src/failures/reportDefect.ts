/** Tells the browser's console of a defect; people are shown words of their own, never this (ROUTE-16). */
export const reportDefect = (cause: unknown): void => {
  globalThis.reportError(cause);
};
