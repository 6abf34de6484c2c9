import { prefetchPage } from '../routing/prefetchPage.ts';
import { makeLazyPage, type LazyPage } from '../routing/makeLazyPage.ts';
import { isBeneficiaryDetailPath } from '../routing/isBeneficiaryDetailPath.ts';
import { paths } from '../routing/paths.ts';

/** The pages that Book A Deal, which most come for, opens without. */
export const lazyOrdersPage = makeLazyPage(async () => (await import('./orders/OrdersPage.tsx')).OrdersPage);
export const lazySkeletonOrdersPage = makeLazyPage(
  async () => (await import('./orders/OrdersPage.tsx')).SkeletonOrdersPage,
);
export const lazyOrderPage = makeLazyPage(async () => (await import('./orders/OrderPage.tsx')).OrderPage);
export const lazyCorpayBeneficiariesPage = makeLazyPage(
  async () => (await import('./beneficiaries/BeneficiariesPage.tsx')).BeneficiariesPage,
);
export const lazyCorpayBeneficiaryPage = makeLazyPage(
  async () => (await import('./beneficiaries/BeneficiaryPage.tsx')).BeneficiaryPage,
);

const pageAt = (pathname: string): LazyPage | null => {
  const { orders, beneficiaries } = paths.gateway;
  if (pathname.startsWith(orders)) return pathname === orders ? lazyOrdersPage : lazyOrderPage;
  if (pathname === beneficiaries) return lazyCorpayBeneficiariesPage;
  return isBeneficiaryDetailPath(pathname) ? lazyCorpayBeneficiaryPage : null;
};

/** Fetches beside the gateway what the address leads to, so that it does not wait for the gateway. */
export const prefetchCorpayPage = (pathname: string): void => {
  const page = pageAt(pathname);
  if (page !== null) prefetchPage(page);
};
