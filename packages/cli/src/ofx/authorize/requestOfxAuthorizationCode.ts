import { sha256, systemIdentifiers } from '@fx-gateway/adapters/node';
import type { OfxAuthorizationCode } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import {
  buildAuthorizationRequest,
  type PendingAuthorization,
} from '@fx-gateway/domain/ofx/authorization/authorizationRequest.ts';
import { authorizationFailureMessage } from '@fx-gateway/domain/ofx/authorization/authorizationMessages.ts';
import { readAuthorizationReturn } from '@fx-gateway/domain/ofx/authorization/readAuthorizationReturn.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { Prompts } from '../../terminal/prompts.ts';
import type { EnvironmentConnection } from '../../configuration/connectProfile.ts';
import { commandFailure, usageFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { makeNotAuthorizedFailure } from './makeNotAuthorizedFailure.ts';
import {
  listenForAuthorizationReturn,
  type ValidAuthorizationReturn,
} from './listenForAuthorizationReturn.ts';
import { parseTypedAuthorization } from './parseTypedAuthorization.ts';

const noPlace = commandFailure(
  exitCodes.failed,
  'missing-configuration',
  'The configuration names no address of the partner OFX.',
);

/** Asks until something answers this authorization. What is typed holds the code, and is shown nowhere. */
const askForReturn = async (
  invocation: Invocation,
  prompts: Prompts,
  question: string,
  pending: PendingAuthorization,
  over: AbortSignal,
): CommandResult<ValidAuthorizationReturn> => {
  for (;;) {
    const typed = await prompts.secret(question, over);
    if (!typed.ok) return typed;
    const answer = parseTypedAuthorization(typed.value, pending);
    if (answer !== null) return succeeded(answer);
    await invocation.report(authorizationFailureMessage({ kind: 'forged' }));
  }
};

const pasteHere = 'Paste the whole address of the page that opens then, or the code in it:';
const pasteFromElsewhere =
  'Come back in a browser on this machine. From another machine, where the page fails to open then, paste its whole address, or the code in it:';

/**
 * Lets the user authorize fxg with the partner: prints the link and waits for their return on this machine, where the
 * configuration allows that, or for what they paste: the browser may be on another machine. State and verifier live in
 * this process only (OFX-AUTH-6 to OFX-AUTH-8, S-97).
 */
export const requestOfxAuthorizationCode = async (
  invocation: Invocation,
  { configuration: { ofx }, address }: EnvironmentConnection,
): CommandResult<OfxAuthorizationCode> => {
  if (ofx === undefined) return failed(noPlace);
  const prompts = await invocation.prompts();
  const over = new AbortController();
  const signal = AbortSignal.any([invocation.signal, over.signal]);
  const listener =
    ofx.cliRedirect === undefined ? null : await listenForAuthorizationReturn(ofx.cliRedirect, signal);
  if (listener === null && !/^https?:/.test(address))
    return usageFailure(
      'This environment names no address to which the partner could send you back.',
      'Whoever runs the environment names one in its config.json, as ofx.cliRedirect.',
    );
  if (listener === null && prompts === null)
    return usageFailure('Nobody can be asked here for the address of the return.', 'Run it in a terminal.');
  const redirectUri = listener?.redirectUri ?? new URL('/secure/fxgateway/dashboard', address).href;
  const { link, pending } = await buildAuthorizationRequest(
    { ...ofx, redirectUri },
    systemIdentifiers,
    sha256,
  );
  await invocation.report(`Partner authorization required. Open this link and allow it:\n${link}`);
  const heard = listener?.answer((query) => {
    const returned = readAuthorizationReturn(query, pending);
    return returned.kind === 'code' || returned.kind === 'refused' ? returned : null;
  });
  const question = listener === null ? pasteHere : pasteFromElsewhere;
  const typed = prompts === null ? undefined : askForReturn(invocation, prompts, question, pending, signal);
  const answer = await Promise.race([heard, typed].filter((way) => way !== undefined));
  over.abort();
  // Whoever was asked is asked no longer, and nothing listens: both have ended before anything is said.
  await Promise.all([heard, typed]);
  if (!answer.ok) return answer;
  return answer.value.kind === 'code'
    ? succeeded(answer.value.code)
    : makeNotAuthorizedFailure({ kind: 'refused', error: answer.value.error });
};
