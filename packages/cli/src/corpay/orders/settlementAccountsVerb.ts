import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import type { SettlementAccount } from '@fx-gateway/domain/corpay/api/settlementAccount.ts';
import { findUsableSettlementAccounts } from '@fx-gateway/domain/corpay/instruction/findFeeSettlementAccount.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { readCurrencyFilter } from '../../lists/readCurrencyFilter.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { formatTable } from '../../terminal/formatTable.ts';
import { openCorpay } from '../scope/openCorpay.ts';

const data = ({ id, text, currency, bankName, method, preferred }: SettlementAccount) => ({
  id,
  text,
  currency,
  bankName,
  method: method.id,
  preferred,
});

export const settlementAccountsVerb: PartnerVerb<'orders accounts'> = {
  usage: 'accounts',
  summary: 'The accounts that a deal and its fee can be settled from, for --account and --fee-account.',
  options: [{ flags: '--currency <cur>', summary: 'only accounts in this currency' }],
  examples: ['accounts', 'accounts --currency USD --json | jq -r ".[0].id"'],
  run: async (invocation, openSession) => {
    const wanted = readCurrencyFilter(invocation.options);
    if (!wanted.ok) return wanted;
    const currency = wanted.value;
    const open = await openCorpay(invocation, openSession);
    if (!open.ok) return open;
    const answer = await open.value.corpay.settlements.accounts();
    if (!answer.ok)
      return failed(callCommandFailure(answer.failure, corpayMessages.settlementAccountsUnavailable));
    const found = currency === null ? answer.value : findUsableSettlementAccounts(answer.value, currency);
    return makeOutput(found.map(data), (paint) =>
      found.length === 0
        ? 'There is no such account.'
        : formatTable(
            [{ heading: 'Account' }, { heading: 'Name' }, { heading: 'Bank' }, { heading: 'Currency' }],
            found.map(({ id, text, bankName, currency: held }) => [id, text, bankName, held]),
            paint,
          ),
    );
  },
};
