import type { SymptomKind } from './causeTable.ts';

/** What a check observed, by which its cause is found in the table of causes. */
export type Symptom = {
  readonly kind: SymptomKind;
  /** What was seen, in words that fit into the sentence of the cause. */
  readonly seen: string;
  /** What has to be changed, by its name; null where that is what names the place of the finding. */
  readonly setting: string | null;
  /** What the service says itself, in one short line. */
  readonly said?: string;
  /** What stands there in place of what should (empty where nothing does), or which of several changes mends it. */
  readonly instead?: string;
  /** The page that differs from the others, where several pages were checked. */
  readonly where?: string;
  /** It is so with every call there: nothing else that is found at the place is a cause of its own. */
  readonly whole?: boolean;
};

export const makeSymptom = (kind: SymptomKind, seen = '', setting: string | null = null): Symptom => ({
  kind,
  seen,
  setting,
});
