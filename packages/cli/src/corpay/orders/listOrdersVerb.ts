import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import type { OrderDetail, OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { orderLabels } from '@fx-gateway/domain/corpay/api/orderLabels.ts';
import {
  instructedPartOfOrder,
  orderPayeeNames,
  paymentReferencesOf,
  amountCustomerPays,
  type OrderWithDetail,
} from '@fx-gateway/domain/corpay/orders/orderWithDetail.ts';
import {
  formatInstructionState,
  formatOrderPayees,
} from '@fx-gateway/domain/corpay/orders/knownOrderMessages.ts';
import { orderStatus } from '@fx-gateway/domain/corpay/orders/orderStatus.ts';
import { formatOrdersCsv } from '@fx-gateway/domain/corpay/orders/formatOrdersCsv.ts';
import { emptyOrdersFilter, filterOrders } from '@fx-gateway/domain/corpay/orders/ordersFilter.ts';
import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import {
  noneFoundMessages,
  findOrderSearchCoverage,
  describeOrderSearchCoverage,
} from '@fx-gateway/domain/corpay/orders/findOrderSearchCoverage.ts';
import {
  formatDisplayOnlyAmount,
  type DisplayOnlyAmount,
} from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { toDisplayOnlyAmountJson } from '../../amounts/amountData.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { takeFirstRows } from '../../lists/rowLimit.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { formatTable } from '../../terminal/formatTable.ts';
import { readStoredOrDefault } from '../../partner-verbs/readStoredOrDefault.ts';
import { connectCorpayCustomer, type CorpayCustomerConnection } from '../scope/corpayCustomerConnection.ts';
import { describeColumnsMissingFromList } from './describeColumnsMissingFromList.ts';
import { noOrderDetails, readOrderDetails, unreadOrdersFailure } from './readOrderDetails.ts';
import { toUninstructedAmountJson } from './toUninstructedAmountJson.ts';
import { orderListOptions, readOrderList } from './orderListOptions.ts';

const beneficiaryCount = ({ beneCount }: OrderSummary): string =>
  `${beneCount} ${beneCount === 1 ? 'beneficiary' : 'beneficiaries'}`;

const showAmountOrNone = (amount: DisplayOnlyAmount | null): string =>
  amount === null ? '' : formatDisplayOnlyAmount(amount);

const readTheRest = '--details reads what is missing.';

const data = (known: OrderWithDetail) => {
  const { ordNum, beneCount, sell, entryDate } = known.order;
  const sent = amountCustomerPays(known);
  return {
    orderNumber: ordNum,
    status: orderStatus(known),
    bookedAt: entryDate,
    payees: orderPayeeNames(known),
    references: known.detail === null ? null : paymentReferencesOf(known),
    rate: known.detail === null ? null : String(known.detail.exchange),
    fees: known.detail?.fees.map(toDisplayOnlyAmountJson) ?? null,
    settlement: sent === null ? null : toDisplayOnlyAmountJson(sent),
    payment: toDisplayOnlyAmountJson(sell),
    uninstructed: toUninstructedAmountJson(sell, instructedPartOfOrder(known)),
    beneficiaries: beneCount,
  };
};

/** Those of these orders whose instruction was sent from this machine and has no answer yet. */
const ordersUnderWay = async (
  invocation: Pick<Invocation, 'report'>,
  { journal }: CorpayCustomerConnection,
  orders: readonly OrderSummary[],
): Promise<ReadonlySet<string>> => {
  if (!orders.some(({ beneCount }) => beneCount === 0)) return new Set();
  const kept = await readStoredOrDefault(invocation, () => journal.list(), []);
  return new Set(kept.flatMap((each) => (each.kind === 'instruction' ? [each.orderNumber] : [])));
};

const writtenAs = ({ json }: Pick<Invocation, 'json'>, csv: boolean): 'csv' | 'table' | 'json' => {
  if (csv) return 'csv';
  return json ? 'json' : 'table';
};

export const listOrdersVerb: PartnerVerb<'orders list'> = {
  usage: 'list',
  summary: 'Orders, newest first.',
  options: orderListOptions,
  examples: [
    'list',
    'list --json | jq -r ".[0].orderNumber"',
    'list --search thalassa --since 30d',
    'list --since 2026-11-01 --currency EUR --details --csv',
  ],
  run: async (invocation, openSession) => {
    const wanted = readOrderList(invocation.options);
    if (!wanted.ok) return wanted;
    const open = await connectCorpayCustomer(invocation, openSession);
    if (!open.ok) return open;
    const orders = await open.value.corpay.orders.list();
    if (!orders.ok) return failed(callCommandFailure(orders.failure, corpayMessages.ordersUnavailable));
    const { filter, limit, csv, details } = wanted.value;
    const searchable = filterOrders(orders.value, { ...filter, search: '' });
    // Whoever searches wants the details of all that may be it, whoever does not those of what is shown.
    const wantedDetails = filter.search === '' ? searchable.slice(0, limit) : searchable;
    const read = details
      ? await readOrderDetails(invocation, open.value.corpay, wantedDetails)
      : noOrderDetails;
    const detailOf = ({ ordNum }: OrderSummary): OrderDetail | null => read.details.get(ordNum) ?? null;
    const matching = filterOrders(searchable, { ...emptyOrdersFilter, search: filter.search }, detailOf);
    const reach =
      filter.search === ''
        ? null
        : describeOrderSearchCoverage(findOrderSearchCoverage(searchable, detailOf));
    const rest = details ? '' : readTheRest;
    if (reach !== null) invocation.notice(joinSentences(reach, rest));
    const unread = unreadOrdersFailure(read);
    const found = takeFirstRows(invocation, matching, limit);
    const underWay = await ordersUnderWay(invocation, open.value, found);
    const isUnderWay = ({ ordNum }: OrderSummary): boolean => underWay.has(ordNum);
    const known = found.map((order): OrderWithDetail => ({
      order,
      detail: detailOf(order),
      underWay: isUnderWay(order),
    }));
    const empty = describeColumnsMissingFromList(known, writtenAs(invocation, csv));
    if (empty !== null && reach === null && !details) invocation.notice(joinSentences(empty, rest));
    if (csv) {
      await invocation.emitText(formatOrdersCsv(found, detailOf, isUnderWay));
      return unread === null ? succeeded(null) : failed(unread);
    }
    return makeOutput(
      known.map(data),
      (paint) => {
        if (orders.value.length === 0) return corpayMessages.noOrders;
        if (found.length === 0)
          return reach === null ? noneFoundMessages.everywhere : joinSentences(noneFoundMessages.soFar, rest);
        return formatTable(
          [
            { heading: 'Order' },
            { heading: 'Paid to' },
            ...(details ? [{ heading: 'References' }] : []),
            { heading: 'Status' },
            { heading: 'Booked' },
            { heading: 'You send', right: true },
            { heading: orderLabels.booked, right: true },
          ],
          known.map((each) => [
            each.order.ordNum,
            formatOrderPayees(each) ?? beneficiaryCount(each.order),
            ...(details ? [paymentReferencesOf(each).join('; ')] : []),
            formatInstructionState(each),
            formatDate(each.order.entryDate),
            showAmountOrNone(amountCustomerPays(each)),
            formatDisplayOnlyAmount(each.order.sell),
          ]),
          paint,
        );
      },
      unread,
    );
  },
};
