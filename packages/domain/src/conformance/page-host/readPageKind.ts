/** Which page of the build a text is; null where it is none that is known. */
export type PageKind = 'landing' | 'legal' | 'application';

/** By what the build writes into its pages: the public ones name themselves, the application has a root and no name. */
export const readPageKind = (text: string): PageKind | null => {
  const named = /<html\b[^>]*\bdata-page=["']?(\w+)/i.exec(text)?.[1];
  if (named === 'landing' || named === 'legal') return named;
  return named === undefined && /\bid=["']?root\b/.test(text) ? 'application' : null;
};

export const pageNames: Readonly<Record<PageKind, string>> = {
  landing: 'the landing page (index.html)',
  legal: 'a legal page',
  application: 'the page of the application (app.html)',
};
