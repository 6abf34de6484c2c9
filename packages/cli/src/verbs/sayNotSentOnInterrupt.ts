import type { Invocation } from './invocation.ts';

/** What a call that moves money becomes where it does not leave. */
const unsent = [
  'earlier-open',
  'same-booked',
  'key-taken',
  'not-kept',
  'details-unchecked',
  'details-unread',
] as const;

/** What it becomes once it has left. An outcome that is named neither here nor above does not compile. */
type Sent = 'booked' | 'refused' | 'unknown' | 'instructed' | 'instructed-differently' | 'instructed-already';

const isUnsent = (kind: string): boolean => unsent.some((each) => each === kind);

/**
 * After a call that moves money: Ctrl-C says that nothing was sent where it did not leave. What was answered is told with
 * it, so until the command ends Ctrl-C goes on to say where the answer is found.
 */
export const sayNotSentOnInterrupt = (
  { interruptedWith }: Pick<Invocation, 'interruptedWith'>,
  { kind }: { readonly kind: (typeof unsent)[number] | Sent },
): void => {
  if (isUnsent(kind)) interruptedWith('not-sent');
};
