import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { findPaymentsToBeneficiary } from '@fx-gateway/domain/corpay/orders/findPaymentsToBeneficiary.ts';
import { ordersPerSearchRound } from '@fx-gateway/domain/corpay/orders/findOrderSearchCoverage.ts';
import { useEffect, useMemo } from 'react';
import { useCorpay } from '../stores/corpayContext.ts';
import { findOrCreateOrderDetailsStore } from '../stores/orders/findOrCreateOrderDetailsStore.ts';

/** Whether another one has this name and currency; also where it is not known who else there is. */
const hasNamesake = (
  { clientIntegrationId, payee, curr }: BeneficiarySummary,
  beneficiaries: readonly BeneficiarySummary[] | null,
): boolean =>
  beneficiaries?.some(
    (other) =>
      other.payee === payee && other.curr === curr && other.clientIntegrationId !== clientIntegrationId,
  ) ?? true;

/**
 * Looks through the newest orders for payments to a beneficiary where the list does not say who is paid (HIST-5); what
 * lies further back is read when the user asks for it. Gives whom it looks for, and the details that it reads.
 */
export const useFindPaymentsToBeneficiary = (
  beneficiary: BeneficiarySummary,
  orders: readonly OrderSummary[],
) => {
  const scope = useCorpay();
  const { session } = scope;
  const details = findOrCreateOrderDetailsStore(scope);
  const all = session.beneficiaries.value;
  const paid = useMemo(
    () => ({
      id: beneficiary.clientIntegrationId,
      name: beneficiary.payee,
      currency: beneficiary.curr,
      hasNamesake: hasNamesake(beneficiary, all),
    }),
    [beneficiary, all],
  );
  useEffect(() => {
    const { unknown } = findPaymentsToBeneficiary(paid, orders.slice(0, ordersPerSearchRound), details.of);
    const untried = unknown.filter((order) => !details.isTried(order));
    if (untried.length > 0) details.lookThrough(untried);
  }, [paid, orders, details]);
  useEffect(() => () => details.close(), [details]);
  return { paid, details };
};
