import type { Dispatcher } from 'undici';

const names = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy'];
const loopback = ['localhost', '127.0.0.1', '::1'];

let made: Promise<Dispatcher> | null = null;

const make = async (): Promise<Dispatcher> => {
  const { EnvHttpProxyAgent } = await import('undici');
  const direct = process.env['NO_PROXY'] ?? process.env['no_proxy'] ?? '';
  // A sandbox on this machine is never behind a proxy.
  return new EnvHttpProxyAgent({ noProxy: [direct, ...loopback].filter(Boolean).join(',') });
};

/** Connections through the proxy that the environment names; null without one, and then nothing is loaded. */
export const proxyDispatcher = async (): Promise<Dispatcher | null> => {
  if (!names.some((name) => Boolean(process.env[name]))) return null;
  made ??= make();
  return made;
};

/** Sends `fetch` through the proxy that the environment names; without one nothing is loaded. */
export const proxyFromEnvironment = async (): Promise<void> => {
  const dispatcher = await proxyDispatcher();
  if (dispatcher === null) return;
  const { setGlobalDispatcher } = await import('undici');
  setGlobalDispatcher(dispatcher);
};
