import { latePage } from './chunks/latePage.ts';
import type { Partner } from './gateway/partner.ts';
import { paths } from './routing/paths.ts';

const corpay: Partner = {
  id: 'corpay',
  tabs: [
    { label: 'Book A Deal', href: paths.gateway.dashboard },
    { label: 'Past Orders', href: paths.gateway.orders },
    { label: 'Beneficiaries', href: paths.gateway.beneficiaries },
  ],
  Gateway: latePage(async () => (await import('./corpay/CorpayGateway.tsx')).CorpayGateway),
  Dashboard: latePage(async () => (await import('./corpay/CorpayDashboard.tsx')).CorpayDashboard),
};

/** Every partner that this application offers. */
export const partners: readonly Partner[] = [corpay];
