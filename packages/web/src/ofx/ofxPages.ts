import { prefetchPage } from '../routing/prefetchPage.ts';
import { makeLazyPage, type LazyPage } from '../routing/makeLazyPage.ts';
import { isBeneficiaryDetailPath } from '../routing/isBeneficiaryDetailPath.ts';
import { paths } from '../routing/paths.ts';

/** The pages that Book A Deal, which most come for, opens without. */
export const lazyDealsPage = makeLazyPage(async () => (await import('./deals/DealsPage.tsx')).DealsPage);
export const lazyDealDetailPage = makeLazyPage(
  async () => (await import('./deals/DealDetailPage.tsx')).DealDetailPage,
);
export const lazyOfxBeneficiariesPage = makeLazyPage(
  async () => (await import('./beneficiaries/BeneficiariesPage.tsx')).BeneficiariesPage,
);
export const lazyOfxBeneficiaryPage = makeLazyPage(
  async () => (await import('./beneficiaries/BeneficiaryPage.tsx')).BeneficiaryPage,
);

const pageAt = (pathname: string): LazyPage | null => {
  const { deals, beneficiaries } = paths.gateway;
  if (pathname.startsWith(deals)) return pathname === deals ? lazyDealsPage : lazyDealDetailPage;
  if (pathname === beneficiaries) return lazyOfxBeneficiariesPage;
  return isBeneficiaryDetailPath(pathname) ? lazyOfxBeneficiaryPage : null;
};

/** Fetches beside the gateway what the address leads to, so that it does not wait for the gateway. */
export const prefetchOfxPage = (pathname: string): void => {
  const page = pageAt(pathname);
  if (page !== null) prefetchPage(page);
};
