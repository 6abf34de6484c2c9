import { asExpected, notTried, refused, unanswered, type Judged } from './verdict.ts';

/** At which calls a sign-in failed, and under which name of the service; its words are told to nobody. */
export type SignInFailure = {
  readonly kind: 'refused' | 'unanswered';
  readonly calls: string;
  readonly name: string;
  readonly requestId: string | null;
};

/** Null where nobody should sign in. */
export const judgeSignIn = (signedIn: SignInFailure | 'signed-in' | null): Judged => {
  if (signedIn === null) return notTried('no-sign-in');
  if (signedIn === 'signed-in') return asExpected();
  const { kind, calls, name, requestId } = signedIn;
  return kind === 'unanswered'
    ? { ...unanswered, note: `No whole answer came to ${calls}.` }
    : refused({ note: `${calls} answered with ${name}.`, requestId });
};
