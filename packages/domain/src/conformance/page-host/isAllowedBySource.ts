const defaultPorts: Readonly<Record<string, string>> = { 'https:': '443', 'http:': '80' };

type Called = {
  readonly scheme: string;
  readonly host: string;
  readonly port: string;
  readonly path: string;
};

const addressPattern =
  /^(?<scheme>[a-z][a-z\d+.-]*:)\/\/(?<host>\[[^\]]*\]|[^:/?#]*)(?::(?<port>\d+))?(?<path>[^?#]*)/i;

const readCalled = (address: string): Called => {
  const { scheme: named = '', host = '', port = '', path = '' } = addressPattern.exec(address)?.groups ?? {};
  const scheme = named.toLowerCase();
  return { scheme, host: host.toLowerCase(), port: port || (defaultPorts[scheme] ?? ''), path: path || '/' };
};

/** A scheme lets what is safer than itself be called too. */
const allowsScheme = (named: string, called: string): boolean =>
  named === called || (named === 'http:' && called === 'https:');

/** A star stands for everything before the rest of a name. */
const allowsHost = (named: string, called: string): boolean =>
  named.startsWith('*') ? called.endsWith(named.slice(1)) : named === called;

/** Without a port the one of the scheme is meant. */
const allowsPort = (named: string, { scheme, port }: Called): boolean =>
  named === '*' || (named || defaultPorts[scheme]) === port;

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** A path that ends in a slash stands for all below it, any other one for itself alone. */
const allowsPath = (named: string, called: string): boolean => {
  const [path, target] = [decoded(named), decoded(called)];
  return path === '' || (path.endsWith('/') ? target.startsWith(path) : target === path);
};

const isDefaultPort = ({ scheme, port }: Called): boolean => defaultPorts[scheme] === port;

/** The origin of a page, or the same with what is safer. */
const isOfPage = (page: Called, called: Called): boolean =>
  page.host === called.host &&
  allowsScheme(page.scheme, called.scheme) &&
  (page.port === called.port || (isDefaultPort(page) && isDefaultPort(called)));

const sourcePattern =
  /^(?:(?<scheme>[a-z][a-z\d+.-]*:)\/\/)?(?<host>\[[\da-f:.]+\]|\*?[\w.-]*)(?::(?<port>\d+|\*))?(?<path>\/[^?#]*)?$/i;

/** What a source says of a host, for those of a page; null where it names none. */
const readSource = (source: string) => {
  const { scheme, host = '', port = '', path = '' } = sourcePattern.exec(source)?.groups ?? {};
  return host === '' ? null : { scheme: scheme?.toLowerCase(), host: host.toLowerCase(), port, path };
};

const withoutPath = (source: string): string => {
  const path = source.indexOf('/', source.includes('://') ? source.indexOf('://') + 3 : 0);
  return path === -1 ? source : source.slice(0, path);
};

/** Whether a source of a policy names the origin of a call, whatever path it has there. */
export const isOriginAllowedBySource = (source: string, page: string, call: string): boolean =>
  isAllowedBySource(withoutPath(source), page, call);

/**
 * Whether a source of a Content-Security-Policy lets a page of the origin `page` make a call, as Content Security Policy
 * Level 3 matches them (6.7.2.8), the paths included.
 */
export const isAllowedBySource = (source: string, page: string, call: string): boolean => {
  const [own, called] = [readCalled(page), readCalled(call)];
  if (source === '*') return /^https?:$/.test(called.scheme);
  if (source.toLowerCase() === "'self'") return isOfPage(own, called);
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return allowsScheme(source.toLowerCase(), called.scheme);
  const named = readSource(source);
  return (
    named !== null &&
    allowsScheme(named.scheme ?? own.scheme, called.scheme) &&
    allowsHost(named.host, called.host) &&
    allowsPort(named.port, called) &&
    allowsPath(named.path, called.path)
  );
};
