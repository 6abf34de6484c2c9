import { mayBeSignedIn } from '../identity/sessionHint.ts';
import { sessionTheme } from './sessionTheme.ts';
import { show } from './show.ts';
import { fetchSite } from './siteConfiguration.ts';

/** Greets who may be signed in with the way to their dashboard (LAND-4, LAND-5). */
const greet = (): void => {
  const known = mayBeSignedIn(() => localStorage);
  show('[data-for=visitor]', !known);
  show('[data-for=customer]', known);
};

/** This page is absent where the theme requires a login (ROUTE-6). */
const leaveIfAbsent = (afsHosts?: readonly string[]): void => {
  if (sessionTheme(window, afsHosts).requireLogin) location.replace('/login');
};

const complete = async (): Promise<void> => {
  const site = await fetchSite();
  show('.ribbon', site?.sandbox === true);
  if (site !== null) leaveIfAbsent(site.afsHosts);
};

greet();
leaveIfAbsent();
void complete();
