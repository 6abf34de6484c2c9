import type { OrderDetail } from '@fx-gateway/domain/corpay/api/order.ts';
import { breachOf } from '../../conformance/promises/breachOf.ts';
import { isDone } from '../../conformance/promises/isDone.ts';
import type { Breach, ConformanceUser, HeardAnswer } from '../../conformance/promises/servicePromise.ts';
import { readBeneficiaries } from '../beneficiaryWire.ts';
import { readCorpayFailureInBody } from '../errorsWire.ts';
import { readOrderDetail, readOrders } from '../orderWire.ts';

export const corpay = 'corpay';

/** Whether a refusal is about what the customer may do, and not about their token. */
export const namesPermission = ({ body }: HeardAnswer): boolean =>
  readCorpayFailureInBody(body).namesPermission;

/** A record of somebody else is not there, or not for the caller; `also` are further statuses that say so. */
export const refusedAsForeign = (heard: HeardAnswer, also: readonly number[] = []): Breach | null =>
  [404, ...also].includes(heard.status) || (heard.status === 403 && namesPermission(heard))
    ? null
    : breachOf(heard, `${[404, ...also].join(' or ')}, or 403 with the key permission`);

/** The numbers of a customer's orders. */
export const orderNumbersOf = async (user: ConformanceUser): Promise<readonly string[]> => {
  const { body } = await user.send(corpay, { method: 'GET', path: '/deal/orders' });
  return readOrders(body)?.map(({ ordNum }) => ordNum) ?? [];
};

/** An order in full; null where it is not answered. */
export const readOrderOf = async (
  user: ConformanceUser,
  orderNumber: string,
): Promise<OrderDetail | null> => {
  const heard = await user.send(corpay, { method: 'GET', path: `/deal/order/${orderNumber}` });
  return isDone(heard) ? readOrderDetail(heard.body) : null;
};

/** The rows of a customer's list of beneficiaries. */
export const beneficiariesOf = async (user: ConformanceUser) => {
  const { body } = await user.send(corpay, { method: 'GET', path: '/beneficiaries' });
  return readBeneficiaries(body) ?? [];
};
