import { valuesOf } from '../valuesOf.mjs';

const live = ['domain/src/quoting/advanceLiveQuote.test.ts', 'domain/src/quoting/liveQuote.test.ts'];
const drafts = ['domain/src/corpay/quotes/quoteDraft.test.ts'];
const wizard = ['domain/src/corpay/beneficiaries/wizard/proposing.test.ts'];
const words = ['domain/src/corpay/api/corpayMessages.test.ts'];

export const corpay = [
  ...valuesOf(
    'domain/src/payment-run/reading/tooLargeToRead.ts',
    ['domain/src/payment-run/reading/readRunTable.test.ts'],
    [['RUN-1', 'mostMegabytes = 5', 'mostMegabytes = 6']],
  ),
  ...valuesOf(
    'domain/src/quoting/duplicateDealSentences.ts',
    ['domain/src/quoting/duplicateDealSentences.test.ts'],
    [['RUN-2, RUN-6', 'span = 7', 'span = 8']],
  ),
  ...valuesOf(
    'domain/src/bankDetails/whyAskBankDetails.ts',
    ['domain/src/bankDetails/whyAskBankDetails.test.ts'],
    [['PAYEE-1', 'recentBankChangeMs = 30 * day', 'recentBankChangeMs = 31 * day']],
  ),
  ...valuesOf(
    'domain/src/bankDetails/payeeAccount.ts',
    ['domain/src/bankDetails/*.test.ts'],
    [
      ['PAYEE-3, PAYEE-4, PAYEE-6', 'slice(-4)', 'slice(-5)'],
      ['PAYEE-3', 'length > 4', 'length > 3'],
    ],
  ),
  ...valuesOf(
    'domain/src/calls/detailLoadQueue.ts',
    ['domain/src/calls/detailLoadQueue.test.ts'],
    [
      ['HIST-3, PAYEE-6', 'atOnce = 2', 'atOnce = 3'],
      ['HIST-3, PAYEE-6', 'tooManyRequests = 429', 'tooManyRequests = 430'],
    ],
  ),
  ...valuesOf(
    'domain/src/corpay/orders/findOrderSearchCoverage.ts',
    ['web/src/corpay/orders/ordersByPayee.test.tsx'],
    [['HIST-2', 'ordersPerSearchRound = 200', 'ordersPerSearchRound = 201']],
  ),
  ...valuesOf(
    'domain/src/corpay/settling/settlingDays.ts',
    [
      'domain/src/corpay/settling/groupSettlementsDue.test.ts',
      'domain/src/corpay/settling/selectOrdersToLoad.test.ts',
    ],
    [
      ['SETTLE-1', 'businessDays = 5', 'businessDays = 6'],
      ['SETTLE-4', 'recentDays = 30', 'recentDays = 31'],
    ],
  ),
  ...valuesOf(
    'domain/src/corpay/settling/findLastPayees.ts',
    ['domain/src/corpay/settling/findLastPayees.test.ts'],
    [['SETTLE-3', 'most = 4', 'most = 5']],
  ),
  ...valuesOf(
    'domain/src/corpay/settling/selectOrdersToLoad.ts',
    ['domain/src/corpay/settling/selectOrdersToLoad.test.ts'],
    [
      ['SETTLE-4', 'mostRead = 20', 'mostRead = 21'],
      ['SETTLE-4', 'newestUnnamed = 8', 'newestUnnamed = 9'],
      ['SETTLE-4', 'enoughNames = 4', 'enoughNames = 5'],
    ],
  ),
  ...valuesOf(
    'domain/src/quoting/unanswered.ts',
    ['domain/src/quoting/liveQuoteConnection.test.ts'],
    [['S-103', 'unansweredUntilOff = 2', 'unansweredUntilOff = 3']],
  ),
  ...valuesOf('domain/src/corpay/quotes/corpayPolicy.ts', live, [
    ['CP-QUOTE-11', 'debounceMs: 500', 'debounceMs: 501'],
    ['CP-QUOTE-15', 'pollEveryMs: 5_000', 'pollEveryMs: 5_001'],
    ['S-104', 'restAfterWorseMs: 1_000', 'restAfterWorseMs: 1_001'],
    ['CP-QUOTE-16', 'renewBelowMs: 7_500', 'renewBelowMs: 7_501'],
  ]),
  ...valuesOf('domain/src/corpay/quotes/quoteDraft.ts', drafts, [
    ['CP-QUOTE-12', 'largestQuoteAmount = 100_000_000', 'largestQuoteAmount = 100_000_001'],
    ['CP-QUOTE-12, S-8', "!== '0.01'", "!== '0.02'"],
    ['CP-QUOTE-10', '&& minor > 0n', '&& minor >= 0n'],
  ]),
  ...valuesOf(
    'domain/src/corpay/api/quote.ts',
    ['domain/src/corpay/quotes/whyCannotBook.test.ts'],
    [['CP-BOOK-3', 'quote.payment).minor > 0n', 'quote.payment).minor >= 0n']],
  ),
  ...valuesOf(
    'domain/src/corpay/api/beneficiary.ts',
    ['domain/src/corpay/api/beneficiary.test.ts'],
    [
      ['CP-BENE-13', "code === 'W'", "code === 'w'"],
      ['CP-BENE-13', "code === 'E'", "code === 'e'"],
    ],
  ),
  ...valuesOf('domain/src/corpay/beneficiaries/fields/newBeneficiary.ts', wizard, [
    ['CP-WIZ-6', "destinationCountry: 'AU'", "destinationCountry: 'NZ'"],
    ['CP-WIZ-6', "classification: 'Individual'", "classification: 'Business'"],
    ['CP-WIZ-6', "paymentMethods: ['W']", "paymentMethods: ['E']"],
    ['CP-WIZ-6', "preferredMethod: 'W'", "preferredMethod: 'E'"],
  ]),
  ...valuesOf(
    'adapters/src/corpay/banksWire.ts',
    ['adapters/src/corpay/*.test.ts'],
    [['CP-BANK-3', 'mostRows = 100', 'mostRows = 101']],
  ),
  ...valuesOf(
    'web/src/corpay/stores/session/makeReloadOnTokenRefusal.ts',
    ['web/src/corpay/stores/session/makeReloadOnTokenRefusal.test.ts'],
    [['CP-TOKEN-3', 'reloadAfterMs = 200', 'reloadAfterMs = 201']],
  ),
  ...valuesOf(
    'web/src/corpay/stores/session/CorpaySessionStore.ts',
    ['web/src/corpay/stores/session/CorpaySessionStore.test.ts'],
    [['CP-TOKEN-3', 'status === 403', 'status === 404']],
  ),
  ...valuesOf('domain/src/corpay/api/corpayMessages.ts', words, [
    ['ERR-32, S-26', "status === 503) return 'Sorry, but", "status === 504) return 'Sorry, but"],
    ['ERR-28, S-26', "status === 503) return 'Sorry, this", "status === 504) return 'Sorry, this"],
    ['ERR-29', 'status === 404', 'status === 405'],
    ['ERR-44', 'status === 500', 'status === 501'],
    ['ERR-44', 'status === 502', 'status === 503'],
  ]),
];
