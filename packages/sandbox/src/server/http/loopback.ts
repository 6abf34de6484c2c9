import type { FastifyRequest } from 'fastify';

const loopbackNames = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Whether an address to listen on, or the name in a Host header, means this machine alone. */
export const isLoopbackHost = (host: string): boolean =>
  loopbackNames.has(host.toLowerCase()) || /^127(?:\.\d{1,3}){3}$/.test(host);

const forwardingHeaders = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
];

/**
 * Whether a request came straight from this machine: from a loopback address, to a loopback name, not
 * through a proxy, and not out of a page of another origin.
 */
export const isFromThisMachine = (request: FastifyRequest): boolean => {
  const { headers } = request;
  const forwarded = Object.keys(headers).some(
    (name) => name.startsWith('x-forwarded') || forwardingHeaders.includes(name),
  );
  const { origin } = headers;
  return (
    !forwarded &&
    isLoopbackAddress(request.ip) &&
    isLoopbackHost(hostnameOf(headers.host)) &&
    (origin === undefined || origin === `http://${headers.host}`)
  );
};

const isLoopbackAddress = (ip: string) => isLoopbackHost(ip.replace(/^::ffff:/, ''));

const hostnameOf = (host = '') => host.replace(/:\d+$/, '');
