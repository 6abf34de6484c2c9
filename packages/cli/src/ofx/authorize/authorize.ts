import { sha256, systemIdentifiers } from '@fx-gateway/adapters/node';
import {
  authorizationTroubleWords,
  readReturn,
  requestAuthorization,
  type AuthorizationTrouble,
  type OfxCode,
  type ReturnQuery,
} from '@fx-gateway/domain/ofx';
import { failed, succeeded } from '@fx-gateway/domain/result';
import type { CommandResult } from '../../command/commandResult.ts';
import type { Invocation } from '../../command/invocation.ts';
import type { Connection } from '../../configuration/connect.ts';
import { commandFailure, usageFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { listenForReturn } from './listenForReturn.ts';

const noPlace = commandFailure(
  exitCodes.failed,
  'missing-configuration',
  'The configuration names no address of the partner OFX.',
);

const troubleFailure = (why: AuthorizationTrouble) =>
  failed(
    commandFailure(exitCodes.signIn, 'not-authorized', authorizationTroubleWords(why), {
      hint: 'Try again with: fxg partner authorize',
    }),
  );

/** The query of the address to which the partner sent the user. */
const returnedQuery = (address: string): ReturnQuery | null => {
  if (!URL.canParse(address.trim())) return null;
  const { searchParams } = new URL(address.trim());
  return {
    code: searchParams.get('code'),
    error: searchParams.get('error'),
    state: searchParams.get('state'),
  };
};

/** Waits for the user's return, or reads the address that they paste. */
type Return = {
  readonly redirectUri: string;
  query(): CommandResult<ReturnQuery>;
};

const pasted = (invocation: Invocation, configurationAddress: string): Return | null => {
  if (!/^https?:/.test(configurationAddress)) return null;
  return {
    redirectUri: new URL('/secure/fxgateway/dashboard', configurationAddress).href,
    query: async () => {
      const prompts = await invocation.prompts();
      if (prompts === null) return usageFailure('Nobody can be asked here for the address of the return.');
      const answer = await prompts.text('Paste the whole address of the page that opens then:');
      if (!answer.ok) return answer;
      const query = returnedQuery(answer.value);
      return query === null ? usageFailure('This is no address.') : succeeded(query);
    },
  };
};

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
  const query = await back.query();
  if (!query.ok) return query;
  const returned = readReturn(query.value, pending);
  switch (returned.kind) {
    case 'code':
      return succeeded(returned.code);
    case 'refused':
      return troubleFailure({ kind: 'refused', error: returned.error });
    case 'none':
    case 'forged':
      return troubleFailure({ kind: 'forged' });
  }
};
