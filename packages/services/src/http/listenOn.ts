import type { FastifyInstance } from 'fastify';
import { StartRefusal } from '../settings/startRefusal.ts';

/** Opens a port; 0 takes any free one. Throws a `StartRefusal` naming the variable when it cannot be had. */
export const listenOn = async (app: FastifyInstance, host: string, port: number, variable: string) => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw refusalOf(error, host, port, variable) ?? error;
  }
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const name = host.includes(':') ? `[${host}]` : host;
  return { port: address.port, url: `http://${name}:${address.port}` };
};

const refusalOf = (error: unknown, host: string, port: number, variable: string) => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartRefusal(
      `Port ${port} of ${host} is taken: stop what uses it or set ${variable} to another one.`,
    );
  }
  if (code === 'EACCES')
    return new StartRefusal(
      `Port ${port} may not be opened by this user: set ${variable} to one above 1023.`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartRefusal(`HOST ${host} is no address of this machine.`);
  return undefined;
};
