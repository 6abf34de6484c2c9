import type { FieldId } from './fieldIds.ts';

/** One thing to choose, and why it cannot be chosen now. */
export type FieldChoice = {
  readonly id: string;
  readonly text: string;
  readonly disabledReason: string | null;
};

/** A field as a screen shows it. */
export type WizardField = {
  readonly id: FieldId;
  readonly label: string;
  readonly help: string | null;
  readonly required: boolean;
  /** `methods` is a set of boxes, whose value lists what is ticked with commas. */
  readonly kind: 'text' | 'select' | 'methods';
  readonly choices: readonly FieldChoice[];
  readonly value: string;
  /** In characters; null when nothing limits it. */
  readonly maxLength: number | null;
  readonly inputMode: 'text' | 'numeric' | 'email' | 'tel';
  readonly autoComplete: string;
};
