import { readDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { formatAmount } from '@fx-gateway/domain/money/formatMoney.ts';
import type { InstructStore } from '../../packages/web/src/corpay/stores/deal/InstructStore.ts';
import { OrderStore } from '../../packages/web/src/corpay/stores/deal/OrderStore.ts';
import type { Fate } from './network.ts';
import type { Confirmed, Tab } from './Tab.ts';

/** The user goes to one of the latest orders, and opens its form where there is one to open. */
export const goToOrder = async (tab: Tab, back: number): Promise<void> => {
  const { scope, ports } = tab;
  const order = ports.orderBook.orders.at(-1 - (back % Math.max(1, ports.orderBook.orders.length)));
  if (scope === null || order === undefined || scope.deal.booking) return;
  const page = new OrderStore(scope.instructDependencies, order.orderNumber);
  tab.order = page;
  await tab.render();
  if (page.cannotInstruct === null && page.awaitsInstruction) await page.openInstruct();
};

/** Back to the quote step; a deal whose form stood there stays booked. */
export const leaveOrder = (tab: Tab): void => {
  const { scope, order } = tab;
  tab.order = null;
  if (order === null && scope !== null && scope.deal.booked !== null) scope.deal.leaveInstruct();
};

const formOf = ({ order, bookedForm }: Tab): InstructStore | null =>
  order === null ? bookedForm : order.awaitsInstruction ? order.instruct : null;

/** Fills in what is still empty, and nothing else: a beneficiary who is chosen already is taken for the right one. */
const fill = (
  store: InstructStore,
  {
    part,
    otherBeneficiary,
    otherAccount,
    tab,
  }: { part: number; otherBeneficiary: number | null; otherAccount: number | null; tab: Tab },
): void => {
  const accounts = store.choices.settlementAccounts;
  if (otherAccount !== null && accounts.length > 0)
    store.set('settlementAccount', accounts[otherAccount % accounts.length]?.id ?? '');
  const { beneficiaries, deal } = store;
  const { form } = store.filling;
  const chooses = tab.order !== null || store.filling.bookedBeneficiaryGone;
  if (chooses && beneficiaries.length > 0 && (otherBeneficiary !== null || form.beneficiaryId === '')) {
    store.set(
      'beneficiaryId',
      beneficiaries[(otherBeneficiary ?? 0) % beneficiaries.length]?.clientIntegrationId ?? '',
    );
    tab.beneficiaryChosenIn = store;
  }
  if (part < 100) {
    const minor = (deal.payment.minor * BigInt(part)) / 100n;
    store.set('amount', formatAmount({ ...deal.payment, minor: minor > 0n ? minor : 1n }));
  }
};

/** Where the order is confirmed the page says so, and goes on. */
const followInstruction = async (tab: Tab, store: InstructStore, sent: Confirmed): Promise<void> => {
  const { scope, order: page } = tab;
  const orderNumber = await store.submit();
  if (orderNumber === null || scope === null) return;
  tab.confirmed = [...tab.confirmed, { ...sent, orderNumber }];
  if (page === null) return scope.deal.leaveInstruct();
  page.wasInstructed();
  scope.deal.instructed(orderNumber);
};

/** Submits the form that stands on the page; `part` is how much of a hundred of the deal is instructed. */
export const pressSubmit = async (
  tab: Tab,
  {
    fate,
    part,
    otherBeneficiary,
    otherAccount,
  }: {
    readonly fate: Fate;
    readonly part: number;
    readonly otherBeneficiary: number | null;
    readonly otherAccount: number | null;
  },
): Promise<void> => {
  const { caller, ports, scope } = tab;
  const store = formOf(tab);
  if (store === null || caller === null || scope === null) return;
  await tab.render();
  fill(store, { part, otherBeneficiary, otherAccount, tab });
  await ports.time.quiet();
  const purpose = store.choices.purposes.value?.[0];
  if (purpose !== undefined) store.set('paymentPurpose', purpose.id);
  if (store.check.open === true) store.tick('detailsChecked', true);
  if (store.rest !== null) store.tick('partAccepted', true);
  if (store.instructing.submitting || store.cannotSubmit !== null) return;
  const { deal } = store;
  const { form } = store.filling;
  const payment = readDecimal(form.amount, deal.payment.currency);
  if (payment === null) {
    ports.orderBook.expect(false, `${ports.name} lets a payment without an amount be instructed`);
    return;
  }
  ports.orderBook.instructions.push({
    group: 'browser',
    orderNumber: deal.orderNumber,
    beneficiaryId: form.beneficiaryId,
    payment,
    account: form.settlementAccount,
    beneficiaryChosen: tab.beneficiaryChosenIn === store,
  });
  caller.fates = [fate];
  void followInstruction(tab, store, {
    orderNumber: deal.orderNumber,
    payment,
    beneficiaryId: form.beneficiaryId,
    account: form.settlementAccount,
  });
};
