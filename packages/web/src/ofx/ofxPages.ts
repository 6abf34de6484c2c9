import { lazyPage, type LazyPage } from '../chunks/lazyPage.ts';
import { paths } from '../routing/paths.ts';

/** The pages that Book A Deal, which most come for, opens without. */
export const dealsPage = lazyPage(async () => (await import('./deals/DealsPage.tsx')).DealsPage);
export const dealDetailPage = lazyPage(
  async () => (await import('./deals/DealDetailPage.tsx')).DealDetailPage,
);
export const beneficiariesPage = lazyPage(
  async () => (await import('./beneficiaries/BeneficiariesPage.tsx')).BeneficiariesPage,
);
export const beneficiaryPage = lazyPage(
  async () => (await import('./beneficiaries/BeneficiaryPage.tsx')).BeneficiaryPage,
);

/** One beneficiary; the pages to add and to edit one come with their wizard. */
const oneBeneficiary = new RegExp(`^${paths.gateway.beneficiaries}/(?!new$|edit/)`);

const pageAt = (pathname: string): LazyPage | null => {
  const { deals, beneficiaries } = paths.gateway;
  if (pathname.startsWith(deals)) return pathname === deals ? dealsPage : dealDetailPage;
  if (pathname === beneficiaries) return beneficiariesPage;
  return oneBeneficiary.test(pathname) ? beneficiaryPage : null;
};

/** Fetches beside the gateway what the address leads to, so that it does not wait for the gateway. */
export const prepareOfxPage = (pathname: string): void => {
  // What is lost is fetched again, and told of, where the page is drawn.
  pageAt(pathname)
    ?.fetch()
    .catch(() => undefined);
};
