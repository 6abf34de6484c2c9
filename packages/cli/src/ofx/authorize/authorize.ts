import { sha256, systemIdentifiers } from '@fx-gateway/adapters/node';
import type { OfxCode } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import { requestAuthorization } from '@fx-gateway/domain/ofx/authorization/authorizationRequest.ts';
import { authorizationTroubleMessages } from '@fx-gateway/domain/ofx/authorization/authorizationMessages.ts';
import { readReturn } from '@fx-gateway/domain/ofx/authorization/readReturn.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { Connection } from '../../configuration/connect.ts';
import { commandFailure, usageFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { notAuthorized } from './notAuthorized.ts';
import { listenForReturn, returnQueryOf, type AnsweredReturn, type ReadAnswer } from './listenForReturn.ts';

const noPlace = commandFailure(
  exitCodes.failed,
  'missing-configuration',
  'The configuration names no address of the partner OFX.',
);

/** Waits for the user's return, or reads the address that they paste. */
type Return = {
  readonly redirectUri: string;
  answer(read: ReadAnswer): CommandResult<AnsweredReturn>;
};

const askForAddress = async (invocation: Invocation, read: ReadAnswer): CommandResult<AnsweredReturn> => {
  const prompts = await invocation.prompts();
  if (prompts === null) return usageFailure('Nobody can be asked here for the address of the return.');
  for (;;) {
    const typed = await prompts.text('Paste the whole address of the page that opens then:');
    if (!typed.ok) return typed;
    const address = typed.value.trim();
    const answer = URL.canParse(address) ? read(returnQueryOf(new URL(address))) : null;
    if (answer !== null) return succeeded(answer);
    await invocation.report(authorizationTroubleMessages({ kind: 'forged' }));
  }
};

const pasted = (invocation: Invocation, configurationAddress: string): Return | null =>
  /^https?:/.test(configurationAddress)
    ? {
        redirectUri: new URL('/secure/fxgateway/dashboard', configurationAddress).href,
        answer: (read) => askForAddress(invocation, read),
      }
    : null;

/**
 * Lets the user authorize fxg with the partner: prints the link and waits for their return on this machine, where the
 * configuration allows that, else for the address that they paste. State and verifier live in this process only
 * (OFX-AUTH-6 to OFX-AUTH-8, S-97).
 */
export const authorize = async (
  invocation: Invocation,
  { configuration: { ofx }, address }: Connection,
): CommandResult<OfxCode> => {
  if (ofx === undefined) return failed(noPlace);
  const back =
    ofx.cliRedirect === undefined
      ? pasted(invocation, address)
      : await listenForReturn(ofx.cliRedirect, invocation.signal);
  if (back === null)
    return usageFailure('This environment names no address to which the partner could send you back.');
  const { redirectUri } = back;
  const { link, pending } = await requestAuthorization({ ...ofx, redirectUri }, systemIdentifiers, sha256);
  await invocation.report(`Partner authorization required. Open this link and allow it:\n${link}`);
  const answer = await back.answer((query) => {
    const returned = readReturn(query, pending);
    return returned.kind === 'code' || returned.kind === 'refused' ? returned : null;
  });
  if (!answer.ok) return answer;
  return answer.value.kind === 'code'
    ? succeeded(answer.value.code)
    : notAuthorized({ kind: 'refused', error: answer.value.error });
};
