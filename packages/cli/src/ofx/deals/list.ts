import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { showAmount } from '@fx-gateway/domain/money/shownAmount.ts';
import { ofxDealsMessages, ofxMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { dealBadgeText } from '@fx-gateway/domain/ofx/deals/dealBadge.ts';
import { newestDealsFirst } from '@fx-gateway/domain/ofx/deals/newestFirst.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { output } from '../../verbs/output.ts';
import { firstRows, limitOption, readLimit } from '../../verbs/rowLimit.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { table } from '../../terminal/table.ts';
import { openOfx } from '../scope/ofxScope.ts';
import { dealData } from './dealView.ts';

/** `fxg deals list` (OFX-DEAL-6 to OFX-DEAL-9, ERR-24). */
export const list: PartnerVerb<'deals list'> = {
  usage: 'list',
  summary: 'Deals, newest first.',
  options: [limitOption],
  examples: ['list', 'list --json | jq -r ".[0].dealId"'],
  run: async (invocation, openSession) => {
    const limit = readLimit(invocation.options);
    if (!limit.ok) return limit;
    const open = await openOfx(invocation, openSession);
    if (!open.ok) return open;
    const deals = await open.value.ofx.deals.list();
    if (!deals.ok) return failed(callCommandFailure(deals.failure, ofxDealsMessages(deals.failure)));
    const shown = firstRows(invocation, newestDealsFirst(deals.value), limit.value);
    return output(shown.map(dealData), (paint) =>
      shown.length === 0
        ? ofxMessages.noDeals
        : table(
            [
              { heading: 'Deal' },
              { heading: 'Reference' },
              { heading: 'State' },
              { heading: 'Booked' },
              { heading: 'Beneficiaries', right: true },
              { heading: 'Receive', right: true },
            ],
            shown.map((deal) => [
              deal.dealId,
              deal.reference,
              dealBadgeText(deal),
              formatDate(deal.enteredDate),
              String(deal.dealBeneficiaries.length),
              showAmount(deal.sell),
            ]),
            paint,
          ),
    );
  },
};
