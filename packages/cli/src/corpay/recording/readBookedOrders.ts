import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { findMatchingDeals, type ListedDeal } from '@fx-gateway/domain/recording/findMatchingDeals.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { loadRequestIdsByOrderNumber } from '../../quoting/loadRequestIdsByOrderNumber.ts';
import type { PartnerBookedDealsReader } from '../../recording/recordingViewer.ts';
import { readOrderDetails, unreadOrdersFailure } from '../orders/readOrderDetails.ts';
import { openCorpay } from '../scope/openCorpay.ts';

/** Of more orders of one amount on one day it is not read what was sent. */
const mostRead = 20;

/**
 * The orders of the signed-in customer, among which that of a recording is looked for. The list does not say what was
 * sent: that is read of those which may fit.
 */
export const readBookedOrders: PartnerBookedDealsReader = async (bookings, invocation, openSession) => {
  const open = await openCorpay(invocation, openSession);
  if (!open.ok) return open;
  const { corpay, connection } = open.value;
  const orders = await corpay.orders.list();
  if (!orders.ok) return failed(callCommandFailure(orders.failure, corpayMessages.ordersUnavailable));
  const answers = await loadRequestIdsByOrderNumber(connection);
  const booked = (order: OrderSummary): ListedDeal & { readonly order: OrderSummary } => ({
    order,
    number: order.ordNum,
    bookedAt: order.entryDate,
    settlement: order.buy ?? null,
    payment: order.sell,
    requestId: answers.get(order.ordNum) ?? null,
  });
  const listed = orders.value.map(booked);
  const unsure = bookings
    .flatMap((booking) => findMatchingDeals(booking, listed))
    .flatMap(({ deal }) => (deal.settlement === null ? [deal.order] : []));
  const read = await readOrderDetails(invocation, corpay, [...new Set(unsure)].slice(0, mostRead));
  const unread = unreadOrdersFailure(read);
  if (unread !== null) invocation.notice(unread.message);
  return succeeded(
    listed.map(({ order: { ordNum }, settlement, ...deal }) => ({
      ...deal,
      settlement: settlement ?? read.details.get(ordNum)?.buy ?? null,
    })),
  );
};
