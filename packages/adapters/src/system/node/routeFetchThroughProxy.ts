import type { Dispatcher } from 'undici';
import { readHostsWithoutProxy, readProxiesOfEnvironment, proxyVariables } from './environmentProxy.ts';

/** The agent writes the host of a call into its headers: callers that send the same headers again would send that host. */
const withOwnHeaders: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
  const { headers } = options;
  // What `fetch` sends is a list, which the agent leaves as it is.
  const isRecord = typeof headers === 'object' && headers !== null && !(Symbol.iterator in headers);
  return dispatch(isRecord ? { ...options, headers: { ...headers } } : options, handler);
};

/** What was made last, and of which variables. */
let made = { of: '', dispatcher: Promise.resolve<Dispatcher | null>(null) };

const make = async (): Promise<Dispatcher> => {
  const { EnvHttpProxyAgent } = await import('undici');
  const agent = new EnvHttpProxyAgent({ noProxy: readHostsWithoutProxy().join(',') });
  return agent.compose(withOwnHeaders);
};

/**
 * Connections through the proxy that the environment names; null without one, and then nothing is loaded. It throws
 * ProxyUnreadable where it is named in a way that nobody can read.
 */
export const getProxyDispatcher = async (): Promise<Dispatcher | null> => {
  if (readProxiesOfEnvironment().length === 0) return null;
  const of = [...proxyVariables, 'NO_PROXY', 'no_proxy'].map((name) => process.env[name] ?? '').join(' ');
  if (made.of !== of) made = { of, dispatcher: make() };
  return made.dispatcher;
};

/** Sends `fetch` through the proxy that the environment names; without one nothing is loaded. */
export const routeFetchThroughProxy = async (): Promise<void> => {
  const dispatcher = await getProxyDispatcher();
  if (dispatcher === null) return;
  const { setGlobalDispatcher } = await import('undici');
  setGlobalDispatcher(dispatcher);
};
