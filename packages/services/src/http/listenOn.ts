import { Server as TlsServer } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import { StartRefusal } from '../settings/startRefusal.ts';

/** How the settings of a program call its address. */
type SettingNames = { readonly host: string; readonly port: string };

/** Opens a port; 0 takes any free one. Throws a `StartRefusal` naming the setting when it cannot be had. */
export const listenOn = async (
  app: FastifyInstance,
  host: string,
  port: number,
  names: SettingNames,
): Promise<{ readonly port: number; readonly url: string }> => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw refusalOf(error, host, port, names) ?? error;
  }
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const scheme = app.server instanceof TlsServer ? 'https' : 'http';
  const name = host.includes(':') ? `[${host}]` : host;
  return { port: address.port, url: `${scheme}://${name}:${address.port}` };
};

const refusalOf = (error: unknown, host: string, port: number, names: SettingNames) => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartRefusal(
      `Port ${port} of ${host} is taken: stop what uses it or set ${names.port} to another one.`,
    );
  }
  if (code === 'EACCES')
    return new StartRefusal(
      `Port ${port} may not be opened by this user: set ${names.port} to one above 1023.`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartRefusal(`${names.host} ${host} is no address of this machine.`);
  return undefined;
};
