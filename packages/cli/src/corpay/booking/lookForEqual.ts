import { systemClock } from '@fx-gateway/adapters/node';
import { findEqualOrdersMeanwhile } from '@fx-gateway/domain/corpay/orders/findEqualOrdersMeanwhile.ts';
import type { WantedPayment } from '@fx-gateway/domain/corpay/orders/findEqualOrders.ts';
import { equalOrdersMeanwhileMessage } from '@fx-gateway/domain/corpay/orders/equalOrdersMessage.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { lookOnceMore } from '../../quoting/lookOnceMore.ts';
import type { CorpayScope } from '../scope/corpayScope.ts';

/** Looks once more when a deal was booked and told, for equal orders beside it and those with the numbers `known`. */
export const lookForEqual = (
  invocation: Pick<Invocation, 'lookAfterwards'>,
  { corpay, journal }: Pick<CorpayScope, 'corpay' | 'journal'>,
  booked: WantedPayment,
  known: readonly string[],
): void =>
  lookOnceMore(invocation, 'order', async () => {
    const list = await corpay.orders.list();
    if (!list.ok) return list;
    const awaited = (await journal.list()).filter((intent) => intent.kind === 'awaited-instruction');
    const of = { now: systemClock.now(), awaited };
    const { numbers, complete } = await findEqualOrdersMeanwhile(
      corpay.orders,
      list.value,
      booked,
      known,
      of,
    );
    return numbers.length === 0 && !complete ? failed(null) : succeeded(equalOrdersMeanwhileMessage(numbers));
  });
