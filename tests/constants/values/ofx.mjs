import { valuesOf } from '../valuesOf.mjs';

const live = ['domain/src/ofx/quotes/ofxLiveQuote.test.ts'];
const deals = ['domain/src/ofx/deals/deals.test.ts'];
const forms = ['domain/src/ofx/beneficiaries/*.test.ts'];
const calls = ['adapters/src/ofx/*.test.ts'];

export const ofx = [
  ...valuesOf(
    'domain/src/ofx/deals/findLastOfxPayees.ts',
    ['domain/src/ofx/deals/findLastOfxPayees.test.ts'],
    [['SETTLE-3', 'most = 4', 'most = 5']],
  ),
  ...valuesOf('domain/src/ofx/quotes/ofxPolicy.ts', live, [
    ['OFX-QUOTE-9', 'debounceMs: 500', 'debounceMs: 501'],
    ['OFX-QUOTE-10', 'pollEveryMs: 5_000', 'pollEveryMs: 5_001'],
    ['S-104', 'restAfterWorseMs: 1_000', 'restAfterWorseMs: 1_001'],
  ]),
  ...valuesOf(
    'domain/src/money/findAmountProblem.ts',
    ['domain/src/ofx/quotes/ofxDraft.test.ts'],
    [['S-9', '({ minor }) => minor > 0n', '({ minor }) => minor >= 0n']],
  ),
  ...valuesOf(
    'domain/src/ofx/quotes/ofxDraft.ts',
    ['domain/src/ofx/quotes/ofxDraft.test.ts'],
    [['S-90', 'amount.minor <= 0n', 'amount.minor < 0n']],
  ),
  ...valuesOf(
    'domain/src/ofx/authorization/authorizationState.ts',
    ['domain/src/ofx/authorization/authorization.test.ts'],
    [['OFX-AUTH-2', 'secondsToRedirect = 5', 'secondsToRedirect = 6']],
  ),
  ...valuesOf('domain/src/ofx/beneficiaries/newOfxBeneficiary.ts', forms, [
    ['OFX-BENE-14', "currency: 'USD'", "currency: 'AUD'"],
    ['OFX-BENE-14', "classification: 'Own Account'", "classification: '3rd Party'"],
    ['OFX-BENE-14', "country: 'US'", "country: 'AU'"],
  ]),
  ...valuesOf('domain/src/ofx/api/ofxBeneficiary.ts', forms, [
    ['OFX-BENE-15', "['Own Account', '3rd Party']", "['Own account', '3rd Party']"],
    ['OFX-BENE-15', "'3rd Party'] as const", "'3rd party'] as const"],
  ]),
  ...valuesOf('domain/src/ofx/deals/dealBadge.ts', deals, [
    ['OFX-DEAL-17', "['unpaid', 'red']", "['unpaid', 'yellow']"],
    ['OFX-DEAL-17', "['expired', 'red']", "['expired', 'yellow']"],
    ['OFX-DEAL-17', "['unknown', 'red']", "['unknown', 'yellow']"],
    ['OFX-DEAL-17', "['remitted', 'green']", "['remitted', 'yellow']"],
    ['OFX-DEAL-17', "['awaitingfunds', 'orange']", "['awaitingfunds', 'yellow']"],
    ['OFX-DEAL-17', "?? 'yellow'", "?? 'red'"],
  ]),
  ...valuesOf('adapters/src/ofx/ofxDealWire.ts', calls, [['OFX-DEAL-4', "'Direct Debit'", "'Direct debit'"]]),
  ...valuesOf('adapters/src/ofx/ofxQuoteWire.ts', calls, [
    [
      'OFX-QUOTE-17',
      "lockSide === 'buy' ? toWireNumber(amount) : 0",
      "lockSide === 'buy' ? toWireNumber(amount) : 1",
    ],
    [
      'OFX-QUOTE-18',
      "lockSide === 'sell' ? toWireNumber(amount) : 0",
      "lockSide === 'sell' ? toWireNumber(amount) : 1",
    ],
  ]),
  ...valuesOf('adapters/src/ofx/connectOfxRates.ts', calls, [
    ['RATE-11', 'rateQueryAmount = 1000', 'rateQueryAmount = 1001'],
  ]),
  ...valuesOf('adapters/src/ofx/connectOfxBeneficiaries.ts', calls, [
    ['OFX-BENE-26', 'status !== 403', 'status !== 404'],
  ]),
];
