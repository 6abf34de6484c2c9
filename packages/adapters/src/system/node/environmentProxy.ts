import { ProxyUnreadable } from '@fx-gateway/domain/ports/proxyUnreadable.ts';
import { bareHost } from './bareHost.ts';

/** A proxy by the variable of the environment that names it. */
export type EnvironmentProxy = { readonly variable: string; readonly url: URL };

const variables = { http: ['http_proxy', 'HTTP_PROXY'], https: ['https_proxy', 'HTTPS_PROXY'] } as const;

export const proxyVariables: readonly string[] = [...variables.http, ...variables.https];

const loopback = ['localhost', '127.0.0.1', '::1'];

/** What names the hosts that are called without it. */
export const findNoProxyVariableName = (): 'NO_PROXY' | 'no_proxy' =>
  process.env['NO_PROXY'] === undefined && process.env['no_proxy'] !== undefined ? 'no_proxy' : 'NO_PROXY';

/** The hosts that are called without it. A sandbox on this machine is never behind a proxy. */
export const readHostsWithoutProxy = (): readonly string[] => {
  const named = process.env[findNoProxyVariableName()] ?? '';
  return [...named.split(/[,\s]/), ...loopback].filter(Boolean);
};

const protocols: ReadonlySet<string> = new Set(['http:', 'https:', 'socks:', 'socks5:']);

/** Nobody is shown the name and the password of a proxy. */
const withoutPassword = (value: string): string => value.replace(/[^/@]*@/, '***@');

/** `proxy.example:3128`, with or without somebody before it, lacks only how it is spoken to. */
const meantBy = (value: string): string | null => {
  const bare = value.replaceAll(/^["'\s]+|["'\s]+$/g, '');
  const meant = /^\w+:\/\//.test(bare) ? bare : `http://${bare}`;
  const isProxy = URL.canParse(meant) && protocols.has(new URL(meant).protocol);
  return isProxy ? withoutPassword(meant) : null;
};

const readProxy = (variable: string, value: string): EnvironmentProxy => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || url.hostname === '' || !protocols.has(url.protocol))
    throw new ProxyUnreadable(variable, withoutPassword(value), meantBy(value));
  return { variable, url };
};

/** The small name comes first, also where it is empty. */
const proxyOfKind = (kind: keyof typeof variables): EnvironmentProxy | null => {
  const variable = variables[kind].find((name) => process.env[name] !== undefined);
  const value = variable === undefined ? undefined : process.env[variable];
  return variable === undefined || !value ? null : readProxy(variable, value);
};

/** The proxies that the environment names, each once. It throws ProxyUnreadable where one cannot be read. */
export const readProxiesOfEnvironment = (): readonly EnvironmentProxy[] => {
  const [http, https] = [proxyOfKind('http'), proxyOfKind('https')];
  return [http, https].filter((one) => one !== null);
};

const isDirect = (address: URL): boolean => {
  const asked = address.port || (address.protocol === 'https:' ? '443' : '80');
  const host = bareHost(address).toLowerCase();
  return readHostsWithoutProxy().some((entry) => {
    if (entry === '*') return true;
    const [, name = entry, ofPort = asked] = /^([^:]+|\[.*\]):(\d+)$/.exec(entry) ?? [];
    const direct = name.replace(/^\*?\./, '').toLowerCase();
    return ofPort === asked && (host === direct || host.endsWith(`.${direct}`));
  });
};

/** The proxy through which an address is called; null where it is called itself. */
export const proxyForAddress = (address: URL): EnvironmentProxy | null => {
  if (isDirect(address)) return null;
  const http = proxyOfKind('http');
  return address.protocol === 'https:' ? (proxyOfKind('https') ?? http) : http;
};

/** What names a proxy that other programs would call an address through; null where none does, or one is read. */
export const findUnreadProxyVariable = (address: URL): string | null =>
  isDirect(address) || proxyForAddress(address) !== null
    ? null
    : (['all_proxy', 'ALL_PROXY'].find((name) => Boolean(process.env[name])) ?? null);
