import type { Symptom } from '../causes/makeSymptom.ts';

/** Why a run did not try something. */
export type NotTriedReason =
  | 'moves-money'
  | 'changes'
  | 'makes-a-quote'
  | 'no-sign-in'
  | 'no-administrator'
  | 'other-partner'
  | 'not-configured'
  | 'nothing-to-ask'
  | 'no-token'
  | 'no-authorization'
  | 'no-origin'
  | 'no-page';

/** What became of one look at an environment. */
export type Verdict =
  | { readonly kind: 'as-expected' }
  /** `field` is the member, the header or the setting that is otherwise than the product needs it. */
  | { readonly kind: 'differs'; readonly field: string }
  /** Where it is in trouble it has not refused: it failed (5xx). */
  | { readonly kind: 'refused'; readonly isInTrouble?: true }
  /** Nothing came, or not the whole of it: nobody refused. */
  | { readonly kind: 'unanswered' }
  /** No look from outside can tell: it is neither right nor wrong. */
  | { readonly kind: 'unjudged' }
  | { readonly kind: 'not-tried'; readonly why: NotTriedReason };

/** A verdict with what explains it. It holds nothing that belongs to a customer: names, amounts and secrets stay out. */
export type ExplainedVerdict = {
  readonly verdict: Verdict;
  readonly note: string | null;
  readonly requestId: string | null;
  /** What it shows of the cause; null where it is fine, or follows from something else. */
  readonly symptom: Symptom | null;
};

type More = { readonly note?: string; readonly requestId?: string | null };

const judged = (verdict: Verdict, { note, requestId = null }: More = {}): ExplainedVerdict => ({
  verdict,
  note: note ?? null,
  requestId,
  symptom: null,
});

/** The same, with what it shows of the cause. */
export const addSymptomToVerdict = (one: ExplainedVerdict, symptom: Symptom | null): ExplainedVerdict => ({
  ...one,
  symptom,
});

export const asExpectedVerdict = (more?: More): ExplainedVerdict => judged({ kind: 'as-expected' }, more);

export const differsVerdict = (
  field: string,
  note: string,
  requestId: string | null = null,
): ExplainedVerdict => judged({ kind: 'differs', field }, { note, requestId });

/** What differs, with what it shows of the cause. */
export const differsWithSymptom = (
  field: string,
  note: string,
  symptom: Symptom,
  requestId: string | null = null,
): ExplainedVerdict => addSymptomToVerdict(differsVerdict(field, note, requestId), symptom);

/** By the status that came, where one did. */
export const refusedVerdict = ({
  status = 0,
  ...more
}: More & { readonly status?: number } = {}): ExplainedVerdict =>
  judged(status >= 500 ? { kind: 'refused', isInTrouble: true } : { kind: 'refused' }, more);

export const unansweredVerdict: ExplainedVerdict = judged(
  { kind: 'unanswered' },
  { note: 'No whole answer came.' },
);

export const notTriedVerdict = (why: NotTriedReason): ExplainedVerdict => judged({ kind: 'not-tried', why });

export const unjudgedVerdict = (note: string): ExplainedVerdict => judged({ kind: 'unjudged' }, { note });
