import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { perList } from '@fx-gateway/domain/lists/perList.ts';
import { observer } from 'mobx-react-lite';
import { useReportedCommands } from '../../palette/useReportedCommands.ts';
import type { PartnerPageProps } from '../../partner-frame/partner.ts';
import { goToFilledDeal } from '../../quoting/lockedAmount.ts';
import { paths } from '../../routing/paths.ts';
import { useOfxScope } from '../stores/useOfxScope.ts';

const payeesOf = perList((beneficiaries: readonly OfxBeneficiary[]) =>
  beneficiaries.map(({ beneficiaryId: id, name, currency }) => ({
    id,
    name,
    currency,
    href: paths.gateway.beneficiary(id),
  })),
);

const businessOf = perList((deals: readonly OfxDeal[]) =>
  deals.map(({ dealId, reference }) => ({ label: `Deal ${reference}`, href: paths.gateway.deal(dealId) })),
);

/** Brings the customer's beneficiaries and deals to the command field, and fills in a deal (OFX-QUOTE-1). */
export const OfxCommands = observer(({ dependencies }: PartnerPageProps) => {
  const { session, deals, deal } = useOfxScope(dependencies);
  useReportedCommands({
    open: session.access === 'open',
    beneficiaries: session.beneficiaries,
    payeesOf,
    list: deals,
    businessOf,
    deal: deal.booking ? null : deal,
    goToDeal: goToFilledDeal,
  });
  return null;
});
