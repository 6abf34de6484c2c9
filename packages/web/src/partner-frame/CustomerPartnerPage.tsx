import { observer } from 'mobx-react-lite';
import { useIdentity } from '../identity/identityContext.ts';
import { CentredSpinner } from '../kit/waiting/CentredSpinner.tsx';
import { Page } from '../kit/layout/Page.tsx';
import { TabbedPage } from '../kit/layout/TabbedPage.tsx';
import { PartnerPageSection } from './PartnerPageSection.tsx';
import { usePartners } from './partnersContext.ts';

const title = 'FX Gateway';

const gateway = <PartnerPageSection part="pages" waiting={<CentredSpinner words="Loading..." visible />} />;

/** The page of the customer's partner (GATE-1, GATE-4); 'Loading...' until it is known which that is (GATE-2, S-52). */
export const CustomerPartnerPage = observer(() => {
  const partners = usePartners();
  const { user } = useIdentity();
  const offered = user === null ? null : partners[user.fxPartner].gateway;
  if (offered === null) return <Page title={title}>{gateway}</Page>;
  return (
    <TabbedPage title={title} tabs={offered.tabs}>
      {gateway}
    </TabbedPage>
  );
});
