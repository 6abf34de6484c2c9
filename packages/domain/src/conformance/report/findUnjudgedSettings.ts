import type { DoctorFinding } from './doctorFinding.ts';

/** Only a sign-in shows whether these are right: the pools and, by the calls that are signed then, the signature. */
const neededSignIn = ['identity.userPoolId', 'identity.identityPoolId', 'signing'];

/** What a run says nothing about, because nobody signed in. */
export const findUnjudgedSettings = (findings: readonly DoctorFinding[]): readonly string[] =>
  findings.some(
    ({ look, call, verdict }) => look === 'setting' && call === 'sign-in' && verdict.kind === 'not-tried',
  )
    ? neededSignIn
    : [];
