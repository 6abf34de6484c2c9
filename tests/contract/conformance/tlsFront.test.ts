import { request, type RequestListener } from 'node:http';
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeServers, tlsServer } from '../doctor/brokenServers.ts';
import { environmentFront, type EnvironmentFront } from '../doctor/environmentFront.ts';
import { selfSigned } from '../doctor/selfSigned.ts';
import { startSandbox, type StartedSandbox } from '../harness/startSandbox.ts';
import { corpayCast } from './runConformance.ts';
import { signInCast, type SignedInCast } from './signInCast.ts';

const always = 'max-age=63072000; includeSubDomains';

/** Hands every call on as it came, and asks browsers to come by TLS alone, but in answers to `forgotten`. */
const onTo =
  (front: EnvironmentFront, forgotten: () => RegExp | null): RequestListener =>
  (asked, answered) => {
    const { method, url = '', headers } = asked;
    const target = new URL(url, front.servicesUrl);
    const passed = request(target, { method, headers }, (answer) => {
      const told = forgotten()?.test(url) === true ? {} : { 'strict-transport-security': always };
      answered.writeHead(answer.statusCode ?? 0, { ...answer.headers, ...told });
      answer.pipe(answered);
    });
    asked.pipe(passed);
  };

const dispatcherOfNode = getGlobalDispatcher();

let running: StartedSandbox;
let users: SignedInCast;
let forgotten: RegExp | null = null;

beforeAll(async () => {
  running = await startSandbox();
  const front = await environmentFront(running);
  const day = 86_400_000;
  const now = Date.now();
  const identity = selfSigned(['127.0.0.1'], { begins: now - day, ends: now + 100 * day });
  setGlobalDispatcher(new Agent({ connect: { ca: identity.cert } }));
  const port = await tlsServer(
    identity,
    onTo(front, () => forgotten),
  );
  front.broken = {
    configure: (configuration) => {
      for (const name of ['accounts', 'corpay'])
        Object.assign(configuration['apis'] ?? {}, {
          [name]: `https://127.0.0.1:${port}/services/${name}`,
        });
    },
  };
  users = await signInCast(front.pagesUrl, corpayCast);
});
afterAll(async () => {
  await users.end();
  setGlobalDispatcher(dispatcherOfNode);
  await closeServers();
  await running.sandbox.close();
});

const brokenOf = async (forgetful: RegExp | null) => {
  forgotten = forgetful;
  const { data } = await users.prove('', false);
  const tlsOnly = data.promises.filter(({ id }) => id.endsWith('-tls-only'));
  expect(tlsOnly.length).toBe(2);
  expect(tlsOnly.filter(({ verdict }) => verdict === 'not-tried')).toEqual([]);
  return data.promises.filter(({ verdict }) => verdict === 'broken').map(({ id }) => id);
};

it('services that ask over TLS for TLS alone keep every promise', async () => {
  expect(await brokenOf(null)).toEqual([]);
});

it.each([
  [/^\/services\/accounts\/admin\/get-accounts/, 'accounts-tls-only'],
  [/^\/services\/corpay\/deal\/orders/, 'corpay-tls-only'],
])('one answer over TLS that does not ask for it is named: %s', async (path, id) => {
  expect(await brokenOf(path)).toEqual([id]);
});
