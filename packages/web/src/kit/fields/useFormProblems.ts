import { useState, type FormEvent } from 'react';
import type { FieldProblem } from './ErrorSummary.tsx';

/** What a form knows of its wrong fields, shown from the first attempt to send it. */
type FormProblems<F extends string> = {
  readonly attempt: number;
  /** For the summary, in the order of the labels; the field's id is its name. */
  readonly problems: readonly FieldProblem[];
  readonly errorOf: (field: F) => string | null;
  /** Handles the form's submit: sends it when nothing is wrong and it does not rest, else shows what is wrong. */
  readonly handleSubmit: (send: () => void) => (event: FormEvent) => void;
};

/** Holds back a form whose fields are wrong; while it rests, as during a call, it cannot be sent either. */
export const useFormProblems = <F extends string>(
  messages: Readonly<Partial<Record<F, string>>>,
  labels: Readonly<Record<F, string>>,
  resting: boolean,
): FormProblems<F> => {
  const [attempt, setAttempt] = useState(0);
  const errorOf = (field: F): string | null => (attempt === 0 ? null : (messages[field] ?? null));
  const fields = Object.keys(labels).filter((field): field is F => field in labels);
  return {
    attempt,
    problems: fields.flatMap((field) => {
      const message = errorOf(field);
      return message === null ? [] : [{ fieldId: field, label: labels[field], message }];
    }),
    errorOf,
    handleSubmit: (send) => (event) => {
      event.preventDefault();
      if (resting) return;
      if (Object.keys(messages).length > 0) setAttempt(attempt + 1);
      else {
        setAttempt(0);
        send();
      }
    },
  };
};
