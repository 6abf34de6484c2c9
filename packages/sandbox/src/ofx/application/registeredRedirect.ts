/** Where the command line listens for a moment, on a port that it was given. */
const loopback = { hosts: ['127.0.0.1', '[::1]'], path: '/callback' } as const;

const dashboard = '/secure/fxgateway/dashboard';

/** Whether an address is the dashboard of the application, under whatever name, or a listener on the customer's own machine. */
export const isRedirectOfApplication = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname, username, password, search, hash } = new URL(address);
  const plain = username === '' && password === '' && search === '' && hash === '';
  if (!plain || (protocol !== 'http:' && protocol !== 'https:')) return false;
  return (
    pathname === dashboard || (pathname === loopback.path && loopback.hosts.some((host) => host === hostname))
  );
};

/**
 * Whether a customer may be sent back there: to the dashboard under the name that the services were reached by, on any
 * port, or to a listener on their own machine (OFX-AUTH-7).
 */
export const isRegisteredRedirect = (address: string, servicesHost: string): boolean => {
  if (!isRedirectOfApplication(address)) return false;
  const { hostname, pathname } = new URL(address);
  return pathname === loopback.path || hostname === new URL(`http://${servicesHost}`).hostname;
};
