import type { SymptomKind } from './causeTable.ts';

/** What a finding shows of its cause. */
export type Symptom = {
  readonly kind: SymptomKind;
  /** What was seen, in words that fit into the sentence of the cause. */
  readonly seen: string;
  /** What has to be changed, by its name; null where that is what names the place of the finding. */
  readonly setting: string | null;
};

export const symptom = (kind: SymptomKind, seen = '', setting: string | null = null): Symptom => ({
  kind,
  seen,
  setting,
});
