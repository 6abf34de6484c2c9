import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { formatDisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { ofxDealsFailureMessage, ofxMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import type { Ofx } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import { formatDealBadge } from '@fx-gateway/domain/ofx/deals/dealBadge.ts';
import {
  dealPayees,
  formatDealPayees,
  payeeNamesById,
  type PayeeNames,
} from '@fx-gateway/domain/ofx/deals/dealPayees.ts';
import { formatDealsCsv } from '@fx-gateway/domain/ofx/deals/formatDealsCsv.ts';
import { filterDeals, isInState, statesOfDeals } from '@fx-gateway/domain/ofx/deals/dealsFilter.ts';
import { sortDealsNewestFirst } from '@fx-gateway/domain/ofx/deals/sortDealsNewestFirst.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { csvOption, dayOptions, readListFilter } from '../../lists/listFilter.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { formatTable } from '../../terminal/formatTable.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { takeFirstRows, limitOption } from '../../lists/rowLimit.ts';
import { openOfx } from '../scope/ofxCustomerConnection.ts';
import { toDealJson } from './dealView.ts';

/** By whom the deals are known to pay; the list of deals stands without names where the beneficiaries cannot be read. */
const readNames = async ({ notice }: Pick<Invocation, 'notice'>, ofx: Ofx): Promise<PayeeNames> => {
  const beneficiaries = await ofx.beneficiaries.list();
  if (beneficiaries.ok) return payeeNamesById(beneficiaries.value);
  notice('Your beneficiaries could not be read, so no payee is named here.');
  return new Map();
};

/** No deal need be in a state that exists, so it is no error; whoever has mistyped it reads which there are. */
const noteStates = (
  { notice }: Pick<Invocation, 'notice'>,
  asked: string | null,
  deals: readonly OfxDeal[],
): void => {
  if (asked === null || deals.some((deal) => isInState(deal, asked))) return;
  const states = statesOfDeals(deals);
  const others = states.length === 0 ? '' : ` There are: ${states.join(', ')}.`;
  notice(`None of your deals is in the state ${asked}.${others}`);
};

/** `fxg deals list` (OFX-DEAL-6 to OFX-DEAL-9, ERR-24, HIST-1, HIST-2). */
export const listDealsVerb: PartnerVerb<'deals list'> = {
  usage: 'list',
  summary: 'Deals, newest first.',
  options: [
    { flags: '--search <words>', summary: 'only deals with this in their number, payees or amounts' },
    ...dayOptions,
    { flags: '--currency <cur>', summary: 'only deals whose beneficiaries receive this currency' },
    { flags: '--state <state>', summary: 'only deals in this state, as the list shows it' },
    limitOption,
    csvOption,
  ],
  examples: [
    'list',
    'list --json | jq -r ".[0].dealId"',
    'list --search hollin --since 30d',
    'list --state "Awaiting funds" --csv',
  ],
  run: async (invocation, openSession) => {
    const asked = readListFilter(invocation.options, 'deal');
    if (!asked.ok) return asked;
    const { filter, limit, csv } = asked.value;
    const open = await openOfx(invocation, openSession);
    if (!open.ok) return open;
    const { ofx } = open.value;
    const deals = await ofx.deals.list();
    if (!deals.ok) return failed(callCommandFailure(deals.failure, ofxDealsFailureMessage(deals.failure)));
    const state = invocation.options.text('state');
    noteStates(invocation, state, deals.value);
    const names = deals.value.length === 0 ? new Map<string, string>() : await readNames(invocation, ofx);
    const matching = filterDeals(sortDealsNewestFirst(deals.value), { ...filter, state }, names);
    const shown = takeFirstRows(invocation, matching, limit);
    if (csv) {
      await invocation.emitText(formatDealsCsv(shown, names));
      return succeeded(null);
    }
    return makeOutput(
      shown.map((deal) => ({ ...toDealJson(deal), payees: dealPayees(deal, names) })),
      (paint) => {
        if (deals.value.length === 0) return ofxMessages.noDeals;
        if (shown.length === 0) return 'None of your deals is like this.';
        return formatTable(
          [
            { heading: 'Reference' },
            { heading: 'Paid to' },
            { heading: 'State' },
            { heading: 'Booked' },
            { heading: 'You send', right: true },
            { heading: 'They receive', right: true },
            { heading: 'Deal' },
          ],
          shown.map((deal) => [
            deal.reference,
            formatDealPayees(deal, names) ?? '',
            formatDealBadge(deal),
            formatDate(deal.enteredDate),
            formatDisplayOnlyAmount(deal.buy),
            formatDisplayOnlyAmount(deal.sell),
            deal.dealId,
          ]),
          paint,
        );
      },
    );
  },
};
