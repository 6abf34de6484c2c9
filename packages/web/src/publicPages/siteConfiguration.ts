import type { Operator } from '@fx-gateway/domain/operator/operator.ts';

/** What a page that was written at build time reads of `config.json`; whatever is not there is empty. */
export type SiteConfiguration = {
  readonly sandbox: boolean;
  readonly afsHosts: readonly string[];
  /** By origin. */
  readonly contactEmails: ReadonlyMap<string, string>;
  readonly scheduleCallUrl: string | null;
  /** Who runs the site; null where it does not say. */
  readonly operator: Operator | null;
};

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : null;

const isText = (value: unknown): value is string => typeof value === 'string';

// Never a script: the address becomes a link.
const isWebLink = (value: unknown): value is string => isText(value) && /^https?:/.test(value);

const readOperator = (given: unknown): Operator | null => {
  const name = member(given, 'name');
  if (!isText(name)) return null;
  const texts = ['registration', 'licence', 'address', 'funds'].map(
    (one) => [one, member(given, one)] as const,
  );
  const statusPage = member(given, 'statusPage');
  return {
    name,
    ...Object.fromEntries(texts.filter(([, value]) => isText(value))),
    ...(isWebLink(statusPage) ? { statusPage } : {}),
  };
};

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
    scheduleCallUrl: isWebLink(call) ? call : null,
    operator: readOperator(member(configuration, 'operator')),
  };
};

/** Fetches it; a page that gets none stays as it was written. */
export const fetchSiteConfiguration = async (): Promise<SiteConfiguration | null> => {
  const answer = await fetch('/config.json', { cache: 'no-cache' }).catch(() => null);
  return answer?.ok === true ? parseSiteConfiguration(await answer.json().catch(() => null)) : null;
};
