import { prefetchPage } from '../routing/prefetchPage.ts';
import { lazyPage, type LazyPage } from '../routing/lazyPage.ts';
import { isBeneficiaryDetailPath } from '../routing/isBeneficiaryDetailPath.ts';
import { paths } from '../routing/paths.ts';

/** The pages that Book A Deal, which most come for, opens without. */
export const ordersPage = lazyPage(async () => (await import('./orders/OrdersPage.tsx')).OrdersPage);
export const skeletonOrdersPage = lazyPage(
  async () => (await import('./orders/OrdersPage.tsx')).SkeletonOrdersPage,
);
export const orderPage = lazyPage(async () => (await import('./orders/OrderPage.tsx')).OrderPage);
export const beneficiariesPage = lazyPage(
  async () => (await import('./beneficiaries/BeneficiariesPage.tsx')).BeneficiariesPage,
);
export const LazyBeneficiaryPage = lazyPage(
  async () => (await import('./beneficiaries/BeneficiaryPage.tsx')).BeneficiaryPage,
);

const pageAt = (pathname: string): LazyPage | null => {
  const { orders, beneficiaries } = paths.gateway;
  if (pathname.startsWith(orders)) return pathname === orders ? ordersPage : orderPage;
  if (pathname === beneficiaries) return beneficiariesPage;
  return isBeneficiaryDetailPath(pathname) ? LazyBeneficiaryPage : null;
};

/** Fetches beside the gateway what the address leads to, so that it does not wait for the gateway. */
export const prefetchCorpayPage = (pathname: string): void => {
  const page = pageAt(pathname);
  if (page !== null) prefetchPage(page);
};
