import { fileURLToPath } from 'node:url';
import { seededPassword, seededUsers } from './users/seededUsers.ts';
import { createSandbox } from './createSandbox.ts';
import { readEnvironment } from './server/readEnvironment.ts';
import type { Sandbox } from './server/sandbox.ts';
import { StartRefusal } from '@fx-gateway/services/settings/startRefusal.ts';

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

const start = async () => {
  const { host, port, servicesPort, databaseUrl, ...rest } = readEnvironment(process.env);
  console.log('Starting the sandbox; the very first start takes a few seconds.');
  const sandbox = await createSandbox({
    ...rest,
    webRoot,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  });
  stopOnSignal(sandbox);
  try {
    const { url, servicesUrl } = await sandbox.listen({
      host,
      port,
      ...(servicesPort === undefined ? {} : { servicesPort }),
    });
    console.log(greeting(url, servicesUrl));
  } catch (error) {
    await sandbox.close();
    throw error;
  }
};

const greeting = (url: string, servicesUrl: string) =>
  [
    '',
    `FX Gateway is at ${url}`,
    ...(servicesUrl === url ? [] : [`Its services are at ${servicesUrl}`]),
    `The sandbox's page is at ${url}/sandbox`,
    '',
    `Accounts, all with the password ${seededPassword}:`,
    ...seededUsers.map(({ email, story }) => `  ${email.padEnd(24)} ${story}`),
    '',
    'Sandbox: no real money moves. Stop with Ctrl+C.',
  ].join('\n');

const patienceMs = 8_000;

const stopOnSignal = (sandbox: Sandbox) => {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(130);
    stopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    void sandbox.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};

try {
  await start();
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
