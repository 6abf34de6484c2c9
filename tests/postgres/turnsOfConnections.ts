import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** One address for several servers, which take turns connection by connection; what goes through is nobody's here to read. */
export const turnsOfConnections = async () => {
  let ports: readonly number[] = [];
  let turn = 0;
  const open = new Set<Socket>();
  const server = createServer((incoming) => {
    turn += 1;
    const onward = connect(ports[turn % ports.length] ?? 0, '127.0.0.1');
    for (const [from, to] of [
      [incoming, onward],
      [onward, incoming],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => open.delete(from));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    leadTo: (servers: readonly number[]) => {
      ports = servers;
    },
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
};
