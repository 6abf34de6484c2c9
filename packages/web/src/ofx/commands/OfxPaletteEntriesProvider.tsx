import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { cacheByList } from '@fx-gateway/domain/lists/cacheByList.ts';
import { observer } from 'mobx-react-lite';
import { useReportPaletteEntries } from '../../palette/useReportPaletteEntries.ts';
import type { PartnerPageProps } from '../../partner-frame/partner.ts';
import { focusFilledInDeal } from '../../quoting/findLockedAmountField.ts';
import { paths } from '../../routing/paths.ts';
import { useOfxUserStores } from '../stores/useOfxUserStores.ts';

const payeesOf = cacheByList((beneficiaries: readonly OfxBeneficiary[]) =>
  beneficiaries.map(({ beneficiaryId: id, name, currency }) => ({
    id,
    name,
    currency,
    href: paths.gateway.beneficiary(id),
  })),
);

const businessOf = cacheByList((deals: readonly OfxDeal[]) =>
  deals.map(({ dealId, reference }) => ({ label: `Deal ${reference}`, href: paths.gateway.deal(dealId) })),
);

/** Brings the customer's beneficiaries and deals to the command field, and fills in a deal (OFX-QUOTE-1). */
export const OfxPaletteEntriesProvider = observer(({ dependencies }: PartnerPageProps) => {
  const { session, deals, deal } = useOfxUserStores(dependencies);
  useReportPaletteEntries({
    open: session.access === 'open',
    beneficiaries: session.beneficiaries,
    payeesOf,
    list: deals,
    businessOf,
    deal: deal.booking ? null : deal,
    goToDeal: focusFilledInDeal,
  });
  return null;
});
