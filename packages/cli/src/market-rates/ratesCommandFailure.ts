import type { RatesFailure } from '@fx-gateway/domain/market-rates/marketRatesService.ts';
import { ratesFailureMessage } from '@fx-gateway/domain/market-rates/ratesPanelTexts.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes, type ExitCode } from '../failures/exitCodes.ts';

const exits: Readonly<Record<RatesFailure['kind'], ExitCode>> = {
  'missing-key': exitCodes.failed,
  'no-account': exitCodes.failed,
  refused: exitCodes.refused,
  'server-trouble': exitCodes.failed,
  'token-refused': exitCodes.failed,
  'missing-token': exitCodes.failed,
  'no-answer': exitCodes.network,
  unreadable: exitCodes.failed,
};

const codes: Readonly<Record<RatesFailure['kind'], string>> = {
  'missing-key': 'rates-key-missing',
  'no-account': 'rates-unavailable',
  refused: 'rates-refused',
  'server-trouble': 'server-trouble',
  // No sign-in of the user helps: the token for rates is everybody's.
  'token-refused': 'server-trouble',
  'missing-token': 'server-trouble',
  'no-answer': 'network',
  unreadable: 'unreadable-answer',
};

/** Rates that could not be had, in the words of the panel (ERR-1 to ERR-3), with the service's own number as a hint. */
export const ratesCommandFailure = (failure: RatesFailure): CommandFailure =>
  commandFailure(exits[failure.kind], codes[failure.kind], ratesFailureMessage(failure), {
    requestId: failure.requestId,
    hint: failure.code === null ? null : `The rates service refused with code ${failure.code}.`,
  });
