import { lazyPage } from './routing/lazyPage.ts';
import { prefetchCorpayPage } from './corpay/corpayPages.ts';
import type { Partners } from './partner-frame/partner.ts';
import type { SignInPages } from './identity/navigation/signInPages.ts';
import { prefetchOfxPage } from './ofx/ofxPages.ts';
import { paths } from './routing/paths.ts';

/** Every partner that a customer may have. Deleting a partner's features and what its entry names removes it. */
export const partners: Partners = {
  corpay: {
    signInPages: null,
    gateway: {
      tabs: [
        { label: 'Book A Deal', href: paths.gateway.dashboard },
        { label: 'Past Orders', href: paths.gateway.orders },
        { label: 'Beneficiaries', href: paths.gateway.beneficiaries },
      ],
      pages: lazyPage(async () => {
        prefetchCorpayPage(globalThis.location.pathname);
        return (await import('./corpay/CorpayGateway.tsx')).CorpayGateway;
      }),
      dashboard: lazyPage(
        async () => (await import('./corpay/dashboard/CorpayDashboard.tsx')).CorpayDashboard,
      ),
      commands: lazyPage(
        async () => (await import('./corpay/commands/ProvideCorpayCommands.tsx')).ProvideCorpayCommands,
      ),
      saved: lazyPage(
        async () => (await import('./corpay/recording/CorpayRecordingDownload.tsx')).CorpayRecordingDownload,
      ),
    },
  },
  ofx: {
    signInPages: { fxPartner: 'ofx', login: paths.ofxLogin, register: paths.ofxRegister },
    gateway: {
      tabs: [
        { label: 'Book A Deal', href: paths.gateway.dashboard },
        { label: 'Past Deals', href: paths.gateway.deals },
        { label: 'Beneficiaries', href: paths.gateway.beneficiaries },
      ],
      pages: lazyPage(async () => {
        prefetchOfxPage(globalThis.location.pathname);
        return (await import('./ofx/OfxGateway.tsx')).OfxGateway;
      }),
      dashboard: lazyPage(async () => (await import('./ofx/dashboard/OfxDashboard.tsx')).OfxDashboard),
      commands: lazyPage(
        async () => (await import('./ofx/commands/ProvideOfxCommands.tsx')).ProvideOfxCommands,
      ),
      saved: lazyPage(
        async () => (await import('./ofx/recording/OfxRecordingDownload.tsx')).OfxRecordingDownload,
      ),
    },
  },
};

/** The sign-in pages of those partners that have their own. */
export const partnerSignInPages: readonly SignInPages[] = Object.values(partners).flatMap(
  ({ signInPages }) => signInPages ?? [],
);
