import { systemClock, systemTimers } from '@fx-gateway/adapters/node';
import type { Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import { tokenFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import type { PartnerToken } from '@fx-gateway/domain/corpay/api/partnerToken.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import {
  createRenewingTokenProvider,
  type RenewingTokenProvider,
} from '@fx-gateway/domain/tokens/createRenewingTokenProvider.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { EnvironmentConnection } from '../../configuration/connectProfile.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import {
  createLastWriteRequestIdRecorder,
  type LastWriteRequestIdRecorder,
} from '../../partner-verbs/lastWriteRequestIdRecorder.ts';
import type { SessionOpener } from '../../partner-verbs/partnerCommands.ts';
import { readStoredPartnerToken } from './readStoredPartnerToken.ts';

/** The partner, reached with a token that holds. */
export type OpenCorpay = {
  readonly connection: EnvironmentConnection;
  readonly corpay: Corpay;
  readonly keeper: RenewingTokenProvider<PartnerToken>;
  readonly lastChange: LastWriteRequestIdRecorder;
};

type Saying = Pick<Invocation, 'notice' | 'report'>;

/**
 * Says the client code that answers, once. Where another one answers than did before, in this command or in any before it
 * that the same user made here, that is said too, also under `--quiet`: the data are those of another customer.
 */
const sayClientCode = ({ notice, report }: Saying, before: string | null) => {
  let last = before;
  let isSaid = false;
  return ({ clientCode }: PartnerToken): void => {
    if (last !== null && last !== clientCode) void report(`Client code: ${clientCode}, no longer ${last}.`);
    else if (!isSaid) notice(`Client code: ${clientCode}`);
    last = clientCode;
    isSaid = true;
  };
};

/** With these a partner refuses the token of a call: nothing was answered for its client code. */
const refusals: readonly (number | null)[] = [401, 403, null];

/**
 * Takes the partner token of an earlier call, or asks for one, on a connection, and says whose client code answers; exit 4
 * without a sign-in. Of a token of an earlier call, which may be refused, that is said once a call was answered.
 */
export const openCorpayOn = async (
  saying: Saying,
  connection: EnvironmentConnection,
): CommandResult<OpenCorpay> => {
  const { services, answerers } = connection;
  const memory = await connection.tokens('corpay', readStoredPartnerToken);
  const before = await answerers.read('corpay');
  const say = sayClientCode(saying, before);
  let received: PartnerToken | null = null;
  const keeper = createRenewingTokenProvider({
    tokens: services.corpayTokens,
    clock: systemClock,
    timers: systemTimers,
    memory: {
      kept: memory.kept,
      keep: async (token) => {
        await memory.keep(token);
        if (token !== null) await answerers.keep('corpay', token.clientCode);
      },
    },
    onEvent: (event) => {
      if (event.type !== 'token-received') return;
      received = event.token;
      say(event.token);
    },
  });
  const token = await keeper.open();
  if (!token.ok) return failed(callCommandFailure(token.failure, tokenFailureMessage(token.failure)));
  // A command may have ended between storing a token and storing for whom it is.
  if (before === null) await answerers.keep('corpay', token.value.clientCode);
  const lastChange = createLastWriteRequestIdRecorder();
  const ended: LastWriteRequestIdRecorder['ended'] = (call) => {
    if (!refusals.includes(call.status)) say(received ?? token.value);
    lastChange.ended(call);
  };
  const corpay = services.corpay({ ...keeper, ended });
  return succeeded({ connection, keeper, corpay, lastChange });
};

export const openCorpay = async (
  invocation: Saying,
  openSession: SessionOpener,
): CommandResult<OpenCorpay> => {
  const session = await openSession();
  return session.ok ? openCorpayOn(invocation, session.value.connection) : session;
};
