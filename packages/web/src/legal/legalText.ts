/** A chapter of a legal text: paragraphs, and lists as arrays of their points. */
export type LegalChapter = {
  /** The fragment of its address. */
  readonly id: string;
  readonly title: string;
  readonly text: readonly (string | readonly string[])[];
};

/** Chapters under one heading; without a title they are on the first level. */
export type LegalPart = {
  readonly id: string;
  readonly title: string;
  readonly text?: LegalChapter['text'];
  readonly chapters: readonly LegalChapter[];
};

/** What most readers look for, before the text that decides. */
export type LegalSummaryItem = { readonly term: string; readonly words: string };
