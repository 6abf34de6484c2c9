import { systemClock, systemTimers } from '@fx-gateway/adapters/node';
import type { Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import { tokenMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import type { PartnerToken } from '@fx-gateway/domain/corpay/api/partnerToken.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { createTokenKeeper, type TokenKeeper } from '@fx-gateway/domain/tokens/tokenKeeper.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { Connection } from '../../configuration/connect.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { createLastChange, type LastChange } from '../../partner-verbs/lastChange.ts';
import type { SessionOpener } from '../../partner-verbs/partnerCommands.ts';
import { readKeptToken } from './readKeptToken.ts';

/** The partner, reached with a token that holds. */
export type OpenCorpay = {
  readonly connection: Connection;
  readonly corpay: Corpay;
  readonly keeper: TokenKeeper<PartnerToken>;
  readonly lastChange: LastChange;
};

/** Takes the partner token of an earlier call, or asks for one, on a connection, and says whose client code answers; exit 4 without a sign-in. */
export const openCorpayOn = async (
  { notice }: Pick<Invocation, 'notice'>,
  connection: Connection,
): CommandResult<OpenCorpay> => {
  const { services } = connection;
  const keeper = createTokenKeeper({
    tokens: services.corpayTokens,
    clock: systemClock,
    timers: systemTimers,
    memory: await connection.tokens('corpay', readKeptToken),
    onEvent: () => undefined,
  });
  const token = await keeper.open();
  if (!token.ok) return failed(callCommandFailure(token.failure, tokenMessages(token.failure)));
  notice(`Client code: ${token.value.clientCode}`);
  const lastChange = createLastChange();
  const corpay = services.corpay({ ...keeper, ended: lastChange.ended });
  return succeeded({ connection, keeper, corpay, lastChange });
};

export const openCorpay = async (
  invocation: Pick<Invocation, 'notice'>,
  openSession: SessionOpener,
): CommandResult<OpenCorpay> => {
  const session = await openSession();
  return session.ok ? openCorpayOn(invocation, session.value.connection) : session;
};
