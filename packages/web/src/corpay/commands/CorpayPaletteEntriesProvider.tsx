import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { cacheByList } from '@fx-gateway/domain/lists/cacheByList.ts';
import { observer } from 'mobx-react-lite';
import { useReportPaletteEntries } from '../../palette/useReportPaletteEntries.ts';
import type { PartnerPageProps } from '../../partner-frame/partner.ts';
import { focusFilledInDeal } from '../../quoting/findLockedAmountField.ts';
import { paths } from '../../routing/paths.ts';
import { useCorpayUserStores } from '../stores/useCorpayUserStores.ts';

const payeesOf = cacheByList((beneficiaries: readonly BeneficiarySummary[]) =>
  beneficiaries.map(({ clientIntegrationId: id, payee: name, curr: currency }) => ({
    id,
    name,
    currency,
    href: paths.gateway.beneficiary(id),
  })),
);

const businessOf = cacheByList((orders: readonly OrderSummary[]) =>
  orders.map(({ ordNum }) => ({ label: `Order ${ordNum}`, href: paths.gateway.order(ordNum) })),
);

/** Brings the customer's beneficiaries and orders to the command field, and fills in a deal (CP-QUOTE-2). */
export const CorpayPaletteEntriesProvider = observer(({ dependencies }: PartnerPageProps) => {
  const { session, orders, deal } = useCorpayUserStores(dependencies);
  useReportPaletteEntries({
    open: session.access === 'open',
    beneficiaries: session.beneficiaries,
    payeesOf,
    list: orders,
    businessOf,
    deal: deal.step === 'quote' && !deal.booking ? deal : null,
    goToDeal: focusFilledInDeal,
  });
  return null;
});
