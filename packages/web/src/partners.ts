import { makeLazyPage } from './routing/makeLazyPage.ts';
import { prefetchCorpayPage } from './corpay/corpayPages.ts';
import type { Partners } from './partner-frame/partner.ts';
import type { SignInPagePaths } from './identity/navigation/signInPages.ts';
import { prefetchOfxPage } from './ofx/ofxPages.ts';
import { paths } from './routing/paths.ts';

const pastOrders = { label: 'Past Orders', href: paths.gateway.orders };
const pastDeals = { label: 'Past Deals', href: paths.gateway.deals };

/** Every partner that a customer may have. Deleting a partner's features and what its entry names removes it. */
export const partners: Partners = {
  corpay: {
    signInPages: null,
    gateway: {
      tabs: [
        { label: 'Book A Deal', href: paths.gateway.dashboard },
        pastOrders,
        { label: 'Beneficiaries', href: paths.gateway.beneficiaries },
      ],
      pages: makeLazyPage(async () => {
        prefetchCorpayPage(globalThis.location.pathname);
        return (await import('./corpay/CorpayGateway.tsx')).CorpayGateway;
      }),
      dashboard: makeLazyPage(
        async () => (await import('./corpay/dashboard/CorpayDashboard.tsx')).CorpayDashboard,
      ),
      commands: makeLazyPage(
        async () =>
          (await import('./corpay/commands/CorpayPaletteEntriesProvider.tsx')).CorpayPaletteEntriesProvider,
      ),
      help: {
        past: pastOrders,
        booked: 'order',
        fee: 'A fee, where there is one, is named when you instruct the payment, and the order shows it.',
      },
      saved: makeLazyPage(
        async () =>
          (await import('./corpay/recording/DownloadCorpayRecordingOnMount.tsx'))
            .DownloadCorpayRecordingOnMount,
      ),
    },
  },
  ofx: {
    signInPages: { fxPartner: 'ofx', login: paths.ofxLogin, register: paths.ofxRegister },
    gateway: {
      tabs: [
        { label: 'Book A Deal', href: paths.gateway.dashboard },
        pastDeals,
        { label: 'Beneficiaries', href: paths.gateway.beneficiaries },
      ],
      pages: makeLazyPage(async () => {
        prefetchOfxPage(globalThis.location.pathname);
        return (await import('./ofx/OfxGateway.tsx')).OfxGateway;
      }),
      dashboard: makeLazyPage(async () => (await import('./ofx/dashboard/OfxDashboard.tsx')).OfxDashboard),
      commands: makeLazyPage(
        async () => (await import('./ofx/commands/OfxPaletteEntriesProvider.tsx')).OfxPaletteEntriesProvider,
      ),
      help: { past: pastDeals, booked: 'deal', fee: 'The fee stands in the quote and in the deal.' },
      saved: makeLazyPage(
        async () => (await import('./ofx/recording/OfxRecordingDownload.tsx')).OfxRecordingDownload,
      ),
    },
  },
};

/** The sign-in pages of those partners that have their own. */
export const partnerSignInPagePaths: readonly SignInPagePaths[] = Object.values(partners).flatMap(
  ({ signInPages }) => signInPages ?? [],
);
