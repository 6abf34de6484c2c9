const names = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy'];
const loopback = ['localhost', '127.0.0.1', '::1'];

let installed: Promise<void> | null = null;

const install = async (): Promise<void> => {
  const { EnvHttpProxyAgent, setGlobalDispatcher } = await import('undici');
  const direct = process.env['NO_PROXY'] ?? process.env['no_proxy'] ?? '';
  // A sandbox on this machine is never behind a proxy.
  setGlobalDispatcher(new EnvHttpProxyAgent({ noProxy: [direct, ...loopback].filter(Boolean).join(',') }));
};

/** Sends `fetch` through the proxy that the environment names; without one nothing is loaded. */
export const proxyFromEnvironment = async (): Promise<void> => {
  if (!names.some((name) => Boolean(process.env[name]))) return;
  installed ??= install();
  await installed;
};
