import { mayBeSignedIn } from '../session/mayBeSignedIn.ts';
import { sessionTheme } from './sessionTheme.ts';
import { showElements } from './showElements.ts';
import { fetchSite } from './siteConfiguration.ts';

/** Shows a user who may be signed in the link to the dashboard (LAND-4, LAND-5). */
const greet = (): void => {
  const known = mayBeSignedIn(() => localStorage);
  showElements('[data-for=visitor]', !known);
  showElements('[data-for=customer]', known);
};

/** This page is absent where the theme requires a login (ROUTE-6). Answers whether it is being left. */
const leaveIfAbsent = (afsHosts?: readonly string[]): boolean => {
  const absent = sessionTheme(window, afsHosts).requireLogin;
  if (absent) location.replace('/login');
  return absent;
};

const complete = async (): Promise<void> => {
  const site = await fetchSite();
  showElements('.ribbon', site?.sandbox === true);
  if (site !== null) leaveIfAbsent(site.afsHosts);
};

greet();
// Leaving twice would cancel the first navigation and start it again.
if (!leaveIfAbsent()) void complete();
