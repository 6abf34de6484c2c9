import { computeFingerprint, systemClock, systemIdentifiers, systemTimers } from '@fx-gateway/adapters/node';
import {
  createConfirmedBankDetailsStore,
  type ConfirmedBankDetailsStore,
} from '@fx-gateway/domain/bankDetails/confirmedAccounts.ts';
import type { BankDetailPorts } from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import type { Ofx } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import type { OfxToken } from '@fx-gateway/domain/ofx/api/ofxToken.ts';
import { ofxMessages, ofxTokenFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { toAuthorizationFailure } from '@fx-gateway/domain/ofx/authorization/toAuthorizationFailure.ts';
import { readOfxAccounts } from '@fx-gateway/domain/ofx/bankDetails/ofxPayeeAccount.ts';
import type { OfxJournal } from '@fx-gateway/domain/ofx/booking/ofxJournal.ts';
import { earlierAuthorizationHoldsMessage } from '@fx-gateway/domain/ofx/authorization/authorizationMessages.ts';
import { needsNewAuthorization } from '@fx-gateway/domain/ofx/session/ofxSession.ts';
import { createPaymentGrant, ofxTokenPath } from '@fx-gateway/domain/ofx/session/paymentGrant.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import {
  createRenewingTokenProvider,
  type RenewingTokenProvider,
} from '@fx-gateway/domain/tokens/createRenewingTokenProvider.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { SessionUser } from '../../configuration/earlierAccessStore.ts';
import type { EnvironmentConnection } from '../../configuration/connectProfile.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import type { Session } from '../../identity/openSession.ts';
import {
  createLastWriteRequestIdRecorder,
  type LastWriteRequestIdRecorder,
} from '../../partner-verbs/lastWriteRequestIdRecorder.ts';
import type { SessionOpener } from '../../partner-verbs/partnerCommands.ts';
import { scopeStoreToServiceAddress } from '../../configuration/scopeStoreToServiceAddress.ts';
import { requestOfxAuthorizationCode } from '../authorize/requestOfxAuthorizationCode.ts';
import { makeNotAuthorizedFailure } from '../authorize/makeNotAuthorizedFailure.ts';
import { makeCustomerOfxJournal } from './makeCustomerOfxJournal.ts';
import { readStoredPartnerToken } from './readStoredPartnerToken.ts';

/** The partner as one known customer, whose bookings are remembered. */
export type OfxCustomerConnection = {
  readonly connection: EnvironmentConnection;
  readonly user: SessionUser;
  readonly ofx: Ofx;
  readonly keeper: RenewingTokenProvider<OfxToken>;
  readonly lastChange: LastWriteRequestIdRecorder;
  readonly journal: OfxJournal;
  readonly confirmedAccounts: ConfirmedBankDetailsStore;
};

/** Where the bank details of a beneficiary are read and remembered. */
export const bankDetailPorts = ({ ofx, confirmedAccounts }: OfxCustomerConnection): BankDetailPorts => ({
  readAccounts: readOfxAccounts(ofx.beneficiaries),
  confirmedAccounts,
  clock: systemClock,
});

const authorizationNeeded = commandFailure(
  exitCodes.signIn,
  'authorization-needed',
  ofxMessages.authorizationRequired,
  { hint: 'Authorize fxg with: fxg partner authorize' },
);

/**
 * Asks for a payments token by an earlier authorization, or by a new one where the user can be asked for it, or wants it
 * (`anew`).
 */
export const openOfxOn = async (
  invocation: Invocation,
  { connection, user }: Session,
  anew = false,
): CommandResult<OfxCustomerConnection> => {
  const { services } = connection;
  const grant = createPaymentGrant(services.ofxTokens);
  const memory = await connection.tokens('ofx', readStoredPartnerToken);
  const keeper = createRenewingTokenProvider({
    tokens: grant,
    path: ofxTokenPath,
    clock: systemClock,
    timers: systemTimers,
    memory: anew ? { ...memory, kept: null } : memory,
    onEvent: () => undefined,
  });
  const answers = () => {
    // The partner knows its customers by no code of ours.
    invocation.notice(`Customer: ${user.email}`);
    const journal = makeCustomerOfxJournal(connection, user);
    const lastChange = createLastWriteRequestIdRecorder();
    const store = scopeStoreToServiceAddress(
      connection.beneficiaryChecks,
      connection.configuration.ofx?.baseUrl ?? '',
    );
    return succeeded({
      connection,
      user,
      keeper,
      lastChange,
      ofx: services.ofx({ ...keeper, ended: lastChange.ended }),
      journal,
      confirmedAccounts: createConfirmedBankDetailsStore(
        { store, fingerprint: computeFingerprint, identifiers: systemIdentifiers },
        `ofx.${user.sub}`,
      ),
    });
  };
  const earlier = anew ? null : await keeper.open();
  if (earlier?.ok === true) return answers();
  if (earlier !== null && !needsNewAuthorization(earlier.failure))
    return failed(callCommandFailure(earlier.failure, ofxTokenFailureMessage(earlier.failure)));
  if (!anew && !invocation.canAsk) return failed(authorizationNeeded);
  const code = await requestOfxAuthorizationCode(invocation, connection);
  if (!code.ok) return code;
  grant.useCode(code.value);
  const token = await keeper.renew();
  if (token.ok) {
    if (grant.codeRefused() !== null) invocation.notice(earlierAuthorizationHoldsMessage);
    return answers();
  }
  const { failure } = token;
  return needsNewAuthorization(failure)
    ? makeNotAuthorizedFailure(toAuthorizationFailure(failure), failure.requestId)
    : failed(callCommandFailure(failure, ofxTokenFailureMessage(failure)));
};

export const openOfx = async (
  invocation: Invocation,
  openSession: SessionOpener,
): CommandResult<OfxCustomerConnection> => {
  const session = await openSession();
  return session.ok ? openOfxOn(invocation, session.value) : session;
};
