/** What a page that was written at build time reads of `config.json`; whatever is not there is empty. */
export type SiteConfiguration = {
  readonly sandbox: boolean;
  readonly afsHosts: readonly string[];
  /** By origin. */
  readonly contactEmails: ReadonlyMap<string, string>;
  readonly scheduleCallUrl: string | null;
};

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : null;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads the configuration leniently: the application itself refuses a wrong one. */
export const parseSiteConfiguration = (configuration: unknown): SiteConfiguration => {
  const branding = member(configuration, 'branding');
  const hosts = member(branding, 'afsHosts');
  const call = member(member(configuration, 'support'), 'scheduleCallUrl');
  const emails = Object.entries(member(branding, 'contactEmails') ?? {});
  return {
    sandbox: member(member(configuration, 'environment'), 'kind') === 'sandbox',
    afsHosts: Array.isArray(hosts) ? hosts.filter(isText) : [],
    contactEmails: new Map(emails.filter((entry): entry is [string, string] => isText(entry[1]))),
    // Never a script: the address becomes a link.
    scheduleCallUrl: isText(call) && /^https?:/.test(call) ? call : null,
  };
};

/** Fetches it; a page that gets none stays as it was written. */
export const fetchSiteConfiguration = async (): Promise<SiteConfiguration | null> => {
  const answer = await fetch('/config.json', { cache: 'no-cache' }).catch(() => null);
  return answer?.ok === true ? parseSiteConfiguration(await answer.json().catch(() => null)) : null;
};
