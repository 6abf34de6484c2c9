import type { Dispatcher } from 'undici';

/** The agent writes the host of a call into its headers: callers that send the same headers again would send that host. */
const withOwnHeaders: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
  const { headers } = options;
  // What `fetch` sends is a list, which the agent leaves as it is.
  const isRecord = typeof headers === 'object' && headers !== null && !(Symbol.iterator in headers);
  return dispatch(isRecord ? { ...options, headers: { ...headers } } : options, handler);
};

const names = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy'];
const loopback = ['localhost', '127.0.0.1', '::1'];

/** What was made last, and of which variables. */
let made = { of: '', dispatcher: Promise.resolve<Dispatcher | null>(null) };

const make = async (): Promise<Dispatcher> => {
  const { EnvHttpProxyAgent } = await import('undici');
  const direct = process.env['NO_PROXY'] ?? process.env['no_proxy'] ?? '';
  // A sandbox on this machine is never behind a proxy.
  const agent = new EnvHttpProxyAgent({ noProxy: [direct, ...loopback].filter(Boolean).join(',') });
  return agent.compose(withOwnHeaders);
};

/** Connections through the proxy that the environment names; null without one, and then nothing is loaded. */
export const proxyDispatcher = async (): Promise<Dispatcher | null> => {
  if (!names.some((name) => Boolean(process.env[name]))) return null;
  const of = [...names, 'NO_PROXY', 'no_proxy'].map((name) => process.env[name] ?? '').join(' ');
  if (made.of !== of) made = { of, dispatcher: make() };
  return made.dispatcher;
};

/** Sends `fetch` through the proxy that the environment names; without one nothing is loaded. */
export const proxyFromEnvironment = async (): Promise<void> => {
  const dispatcher = await proxyDispatcher();
  if (dispatcher === null) return;
  const { setGlobalDispatcher } = await import('undici');
  setGlobalDispatcher(dispatcher);
};
