import { Removal } from '../../packages/web/src/corpay/beneficiaries/Removal.ts';
import type { Tab } from './Tab.ts';

const remove = async ({ scope }: Tab, id: string | undefined): Promise<void> => {
  const payees = scope?.session.beneficiaries.value ?? [];
  // Somebody has to be left to be paid.
  if (scope === null || payees.length < 2 || id === undefined) return;
  const removal = new Removal(scope, id);
  removal.ask();
  await removal.confirm();
};

/** The person deletes one of their payees in a tab; the other tab does not hear of it. */
export const deletePayee = (tab: Tab, place: number): Promise<void> =>
  remove(tab, tab.scope?.session.beneficiaries.value?.[place]?.clientIntegrationId);

export const deleteBookedPayee = (tab: Tab): Promise<void> => {
  const { ledger } = tab.ports;
  return remove(tab, ledger.pressOf(ledger.orders.at(-1)?.quoteId ?? null)?.beneficiaryId);
};
