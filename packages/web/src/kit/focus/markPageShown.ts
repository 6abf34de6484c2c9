let shown = false;

/** Every page notes once that it is shown, and is told whether the document opened with it. */
export const markPageShown = (): { readonly isFirst: boolean } => {
  const isFirst = !shown;
  shown = true;
  return { isFirst };
};
