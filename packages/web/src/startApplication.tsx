import { loadConfiguration, prefetchServices, systemTimers } from '@fx-gateway/adapters/browser';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { followColourScheme } from './branding/followColourScheme.ts';
import { makeContainer } from './composition/makeContainer.ts';
import { FeatureProviders } from './composition/FeatureProviders.tsx';
import { ErrorBoundary } from './failures/ErrorBoundary.tsx';
import { GenericFallback } from './failures/GenericFallback.tsx';
import { reportDefect } from './failures/reportDefect.ts';
import { StartFailure, startFailureTitle } from './failures/StartFailure.tsx';
import { prefetchIdentityPage } from './identityPages.ts';
import { partners } from './partners.ts';
import { paths } from './routing/paths.ts';
import { mayBeSignedIn } from './session/mayBeSignedIn.ts';

/** Only where the site names a place for reports is the file fetched that sends them; nothing waits for it (REPORT-1). */
const reportTo = async (url: string): Promise<void> => {
  const reports = await import('./reports/startReports.ts');
  reports.startReports(url, window, systemTimers);
};

/** Starts the application in its place of the page, or says there why it cannot start; where its place was taken away (`browsers`) it does nothing. */
export const startApplication = async (): Promise<void> => {
  const place = document.getElementById('root');
  if (place === null) return;
  followColourScheme(document, window);
  if (
    globalThis.location.pathname.startsWith(paths.secure.root) &&
    mayBeSignedIn(() => globalThis.localStorage)
  )
    prefetchServices();
  prefetchIdentityPage(globalThis.location.pathname);
  // No brand is painted before the configuration has named the partner's hosts, nor where it never comes: it could be
  // another one's.
  const loaded = await loadConfiguration('/config.json');
  if (!loaded.ok) document.title = startFailureTitle;
  else if (loaded.value.reports) reportTo(loaded.value.reports.url).catch(() => undefined);
  createRoot(place, { onCaughtError: reportDefect }).render(
    <ErrorBoundary fallback={<GenericFallback />}>
      {loaded.ok ? (
        <FeatureProviders container={makeContainer(loaded.value, window)} partners={partners}>
          <App />
        </FeatureProviders>
      ) : (
        <StartFailure message={loaded.failure.message} />
      )}
    </ErrorBoundary>,
  );
};
