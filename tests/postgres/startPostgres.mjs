import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../process/freePort.mjs';
import { findPostgres } from './findPostgres.mjs';

/**
 * Starts a PostgreSQL server of its own on a free loopback port, over a new temporary folder, as a user without
 * rights when run by root (the server refuses to be root). Resolves with its address, `halt` and `resume`, between
 * which nothing listens there, and `stop`, which also removes the folder; rejects with one clear sentence where there
 * is no PostgreSQL.
 */
export async function startPostgres() {
  const programs = findPostgres();
  if (programs === undefined) {
    throw new Error(
      'No PostgreSQL to test on: set DATABASE_URL to a server that may be emptied, or install the PostgreSQL server.',
    );
  }
  const user = process.getuid?.() === 0 ? userWithoutRights() : undefined;
  const folder = mkdtempSync(
    join(user === undefined ? tmpdir() : reachableTemporaryFolder(), 'fx-gateway-postgres-'),
  );
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);

  const data = join(folder, 'data');
  const log = join(folder, 'server.log');
  const run = (program, ...args) =>
    execFileSync(join(programs, program), args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...user,
    });
  const stop = () => {
    try {
      run('pg_ctl', 'stop', '--pgdata', data, '--mode', 'immediate', '--wait');
    } catch {
      // It has ended by itself; the folder still has to go.
    }
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    const password = randomBytes(16).toString('hex');
    const passwordFile = join(folder, 'password');
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (user !== undefined) chownSync(passwordFile, user.uid, user.gid);
    const access = ['--username=fx_gateway', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    run('initdb', `--pgdata=${data}`, ...access, '--encoding=UTF8', '--no-locale', '--no-sync');

    const port = await freePort();
    const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories='${folder}' -c fsync=off`;
    const resume = () =>
      run('pg_ctl', 'start', '--pgdata', data, '--log', log, '--options', options, '--wait', '--timeout=60');
    resume();
    const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
    return {
      url: `postgres://fx_gateway:${password}@127.0.0.1:${port}/postgres`,
      version: `PostgreSQL ${version} at port ${port}`,
      /** `fast` tells the connections, `immediate` is a crash. */
      halt: (mode) => run('pg_ctl', 'stop', '--pgdata', data, '--mode', mode, '--wait'),
      resume,
      stop,
    };
  } catch (error) {
    stop();
    throw new Error(`PostgreSQL did not start: ${error.stderr?.toString().trim() || error.message}`, {
      cause: error,
    });
  }
}

function userWithoutRights() {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (found === undefined)
    throw new Error('PostgreSQL refuses to be run by root, and there is no other user here.');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/** A temporary folder whose every parent lets other users pass. */
function reachableTemporaryFolder() {
  const isOpen = (path) =>
    (statSync(path).mode & 0o001) !== 0 && (dirname(path) === path || isOpen(dirname(path)));
  return [tmpdir(), '/var/tmp', '/dev/shm'].find((path) => existsSync(path) && isOpen(path)) ?? tmpdir();
}
