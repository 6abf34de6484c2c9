import { corpayRunRules } from '@fx-gateway/domain/corpay/payment-run/corpayRunRules.ts';
import type { LoadedRunContext } from '@fx-gateway/domain/payment-run/preparation/loadRunContext.ts';
import type { PreparedPayments } from '../src/payments/judging/preparePayments.ts';

type More = Partial<Omit<PreparedPayments, 'loaded'>> & {
  readonly loaded?: Partial<LoadedRunContext>;
};

/** Payments of a file with everything looked up, where nothing is open. */
export const preparedPayments = ({ loaded = {}, ...more }: More): PreparedPayments => ({
  rows: [],
  isCommaDecimal: false,
  unread: [],
  judged: [],
  purposesNeeded: [],
  ...more,
  loaded: {
    context: {
      rules: corpayRunRules,
      payees: [],
      settlementCurrency: 'USD',
      chosenAccounts: [],
      settlementAccounts: [],
      purposes: [],
      recentPayments: [],
      changedPayees: new Set(),
      isCommaDecimal: false,
    },
    accounts: [],
    questions: [],
    unread: null,
    recentComplete: true,
    recentUnread: null,
    known: [],
    ...loaded,
  },
});
