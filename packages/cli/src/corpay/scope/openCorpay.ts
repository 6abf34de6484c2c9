import { systemClock, systemTimers } from '@fx-gateway/adapters/node';
import { tokenWords, type Corpay, type PartnerToken } from '@fx-gateway/domain/corpay';
import { failed, succeeded } from '@fx-gateway/domain/result';
import { createTokenKeeper, type TokenKeeper } from '@fx-gateway/domain/tokens';
import type { CommandResult } from '../../command/commandResult.ts';
import type { Connection } from '../../configuration/connect.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import type { SessionOpener } from '../../partner/partnerCommands.ts';

/** The partner, reached with a fresh token. */
export type OpenCorpay = {
  readonly connection: Connection;
  readonly corpay: Corpay;
  readonly keeper: TokenKeeper<PartnerToken>;
};

/** Asks for a partner token on a connection; exit 4 when nobody is signed in. */
export const openCorpayOn = async (connection: Connection): CommandResult<OpenCorpay> => {
  const { services } = connection;
  const keeper = createTokenKeeper({
    tokens: services.corpayTokens,
    clock: systemClock,
    timers: systemTimers,
    onEvent: () => undefined,
  });
  const token = await keeper.renew();
  return token.ok
    ? succeeded({ connection, keeper, corpay: services.corpay(keeper) })
    : failed(callCommandFailure(token.failure, tokenWords(token.failure)));
};

export const openCorpay = async (openSession: SessionOpener): CommandResult<OpenCorpay> => {
  const session = await openSession();
  return session.ok ? openCorpayOn(session.value.connection) : session;
};
