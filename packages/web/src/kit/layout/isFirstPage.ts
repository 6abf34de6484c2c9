let shown = false;

/** True for the page that the document opened with; every page asks once, when it is shown. */
export const isFirstPage = (): boolean => {
  const first = !shown;
  shown = true;
  return first;
};
