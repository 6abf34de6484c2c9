import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { DatabaseUnavailableError } from './toDatabaseUnavailableError.ts';
import { openDatabase, type OpenDatabase } from './openDatabase.ts';

/** A message as a PostgreSQL server sends it. */
const message = (type: string, body: string | Buffer) => {
  const content = Buffer.from(body);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
};
const ready = message('Z', 'I');
const refused = (code: string) => message('E', `SFATAL\0VFATAL\0C${code}\0MNo.\0\0`);

const server = createServer();
const owner = { name: 'services', folderVariable: 'SERVICES_DATA' };
let database: OpenDatabase;
/** What becomes of the next statement that is no transaction's beginning or end. */
let fate: (socket: Socket) => void = (socket) =>
  socket.write(Buffer.concat([message('C', 'SELECT 1\0'), ready]));

beforeAll(async () => {
  server.on('connection', (socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]));
      socket.on('data', (sent: Buffer) => {
        if (/^Q....(?:begin|rollback)/s.test(sent.toString('latin1')))
          socket.write(Buffer.concat([message('C', 'BEGIN\0'), ready]));
        else fate(socket);
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const databaseUrl = `postgres://fx@127.0.0.1:${port}/fx`;
  database = await openDatabase({ dataFolder: 'memory', databaseUrl }, owner, {
    read: async () => undefined,
  });
});
afterAll(async () => {
  await database.close();
  server.close();
});

const book = () => database.db.transaction().execute((trx) => sql`select 1`.execute(trx));

const troubleOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  return error instanceof DatabaseUnavailableError ? error : undefined;
};

it('a connection that dies in the middle of a call ends that call with 503, and nothing else', async () => {
  const answering = fate;
  for (const dying of [
    (socket: Socket) => socket.destroy(),
    (socket: Socket) => socket.resetAndDestroy(),
    // As a server that is stopped says it.
    (socket: Socket) => socket.end(refused('57P01')),
  ]) {
    fate = dying;
    expect(await troubleOf(book())).toMatchObject({
      statusCode: 503,
      message: 'The service cannot reach its database at the moment. Try again in a few seconds.',
    });
    fate = answering;
    await book();
  }
});

it('a call that waited too long for a lock ends with 503, and its connection goes on', async () => {
  const answering = fate;
  fate = (socket) => socket.write(Buffer.concat([refused('55P03'), ready]));
  expect(await troubleOf(book())).toMatchObject({
    statusCode: 503,
    message: 'The call waited too long for another one to end. Try again in a few seconds.',
  });
  fate = answering;
  await book();
});

it('a statement that is wrong is a defect, and no trouble of the database', async () => {
  const answering = fate;
  fate = (socket) => socket.write(Buffer.concat([refused('42601'), ready]));
  await expect(book()).rejects.toThrow('No.');
  expect(await troubleOf(book())).toBeUndefined();
  fate = answering;
});
