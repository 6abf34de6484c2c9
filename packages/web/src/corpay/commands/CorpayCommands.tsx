import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { perList } from '@fx-gateway/domain/lists/perList.ts';
import { observer } from 'mobx-react-lite';
import { useReportedCommands } from '../../palette/useReportedCommands.ts';
import type { PartnerPageProps } from '../../partner-frame/partner.ts';
import { goToFilledDeal } from '../../quoting/lockedAmount.ts';
import { paths } from '../../routing/paths.ts';
import { useCorpayScope } from '../stores/useCorpayScope.ts';

const payeesOf = perList((beneficiaries: readonly BeneficiarySummary[]) =>
  beneficiaries.map(({ clientIntegrationId: id, payee: name, curr: currency }) => ({
    id,
    name,
    currency,
    href: paths.gateway.beneficiary(id),
  })),
);

const businessOf = perList((orders: readonly OrderSummary[]) =>
  orders.map(({ ordNum }) => ({ label: `Order ${ordNum}`, href: paths.gateway.order(ordNum) })),
);

/** Brings the customer's beneficiaries and orders to the command field, and fills in a deal (CP-QUOTE-2). */
export const CorpayCommands = observer(({ dependencies }: PartnerPageProps) => {
  const { session, orders, deal } = useCorpayScope(dependencies);
  useReportedCommands({
    open: session.access === 'open',
    beneficiaries: session.beneficiaries,
    payeesOf,
    list: orders,
    businessOf,
    deal: deal.step === 'quote' && !deal.booking ? deal : null,
    goToDeal: goToFilledDeal,
  });
  return null;
});
