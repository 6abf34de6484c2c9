import { makeCorpayBeneficiaryRemovalStore } from '../../packages/web/src/corpay/beneficiaries/makeCorpayBeneficiaryRemovalStore.ts';
import type { Tab } from './Tab.ts';

const remove = async ({ scope }: Tab, id: string | undefined): Promise<void> => {
  const beneficiaries = scope?.session.beneficiaries.value ?? [];
  // One beneficiary has to be left to be paid.
  if (scope === null || beneficiaries.length < 2 || id === undefined) return;
  const shown = await scope.session.corpay.beneficiaries.show(id);
  if (!shown.ok) return;
  const removal = makeCorpayBeneficiaryRemovalStore(scope);
  removal.ask(shown.value);
  await removal.confirm();
};

/** The user deletes one of their beneficiaries in a tab; the other tab does not hear of it. */
export const deleteBeneficiary = (tab: Tab, place: number): Promise<void> =>
  remove(tab, tab.scope?.session.beneficiaries.value?.[place]?.clientIntegrationId);

export const deleteBookedBeneficiary = (tab: Tab): Promise<void> => {
  const { orderBook } = tab.ports;
  return remove(tab, orderBook.pressOf(orderBook.orders.at(-1)?.quoteId ?? null)?.beneficiaryId);
};
