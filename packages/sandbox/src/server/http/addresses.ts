/** Where the sandbox is reached: one origin for everything, or the services on a second one. */
export type Addresses = {
  /** The port of the services when they have one of their own. */
  readonly servicesPort?: number;
  /** The port of the web application, known when the services have one of their own. */
  readonly webPort?: number;
};

/**
 * The origin of the services for a caller that reached the web origin under this Host header: the
 * same name, so that `localhost` and `127.0.0.1` both work.
 */
export const servicesOrigin = (host: string, addresses: Addresses): string =>
  addresses.servicesPort === undefined
    ? `http://${host}`
    : `http://${nameOf(host)}:${addresses.servicesPort}`;

/** Whether a browser's Origin is that of the web application beside these services. */
export const isWebOrigin = (origin: string, servicesHost: string, addresses: Addresses): boolean =>
  addresses.webPort !== undefined &&
  URL.canParse(origin) &&
  new URL(origin).origin === origin &&
  origin === `http://${nameOf(servicesHost)}${addresses.webPort === 80 ? '' : `:${addresses.webPort}`}`;

const nameOf = (host: string) => host.replace(/:\d+$/, '');
