/** The id of the release that this page is of, as its build wrote it into the page; null where nothing was built. */
export const releaseOfPage = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? null;
