/** One field of the step at hand as a person saw it; what was typed there is not said. */
type SeenField = {
  readonly field: string;
  readonly label: string;
  readonly required: boolean;
  /** What was chosen from a list; null for what was typed. */
  readonly chosen: string | null;
  readonly filled: boolean;
  readonly proposed: boolean;
  /** What stood beneath it. */
  readonly message: string | null;
};

/** What a person saw of a beneficiary's form, at either partner. */
export type FormSeen = {
  readonly step: string;
  /** The steps that are marked as done. */
  readonly completed: readonly string[];
  readonly fields: readonly SeenField[];
  /** Whether the partner's rules for what is chosen are there. */
  readonly rules: 'there' | 'missing' | 'failed';
  /** True while somebody who pressed Continue waits for them. */
  readonly waiting: boolean;
  /** Fields whose numbers contradict each other, or that the partner has something against. */
  readonly contradictions: readonly string[];
  /** Labels of what will not be saved. */
  readonly dropped: readonly string[];
  /** Null where it can be saved. */
  readonly cannotSave: string | null;
  /** What became of the last press to save it; `sending` on the way, null before one. */
  readonly save: string | null;
};

/** One state of a form, with the event that led to it. */
export type ReplayedForm = FormSeen & {
  /** Milliseconds since the first event. */
  readonly after: number;
  readonly event: string;
  /** The field that the event was about. */
  readonly field: string | null;
};
