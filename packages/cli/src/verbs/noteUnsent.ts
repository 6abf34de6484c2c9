import type { Invocation } from './invocation.ts';

/** What a call that moves money became before it left. */
const unsent: ReadonlySet<string> = new Set([
  'earlier-open',
  'same-booked',
  'key-taken',
  'not-kept',
  'details-unchecked',
  'details-unread',
]);

/**
 * After a call that moves money: Ctrl-C says that nothing was sent where it did not leave. What was answered is told with
 * it, so until the command ends Ctrl-C goes on to say where the answer is found.
 */
export const noteUnsent = (
  { interruptedWith }: Pick<Invocation, 'interruptedWith'>,
  { kind }: { readonly kind: string },
): void => {
  if (unsent.has(kind)) interruptedWith('not-sent');
};
