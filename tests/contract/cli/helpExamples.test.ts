import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FxPartner } from '@fx-gateway/domain/identity/user.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { seededPassword } from '@fx-gateway/sandbox';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { commandFailure } from '../../../packages/cli/src/failures/commandFailure.ts';
import { exitCodes } from '../../../packages/cli/src/failures/exitCodes.ts';
import { errorOf, productParts, runFxg } from '../../../packages/cli/test/runFxg.ts';
import { leaseSandbox, type Lease } from '../harness/leaseSandbox.ts';
import { allowing } from '../ofx/ofxCustomer.ts';
import { endQuotes } from './endQuotes.ts';
import { exampleAnswers, exampleChecks, exampleLimits, typedByExample } from './exampleAnswers.ts';
import { exampleFileText } from './exampleFiles.ts';
import { exampleLines, type ExampleLine } from './exampleLines.ts';
import { thalassa } from './fxgWithSandbox.ts';

type Home = FxPartner | 'admin' | 'leaving';
type Given = Parameters<typeof runFxg>[1];

/** A sign-in puts a lighter one in its place, which other tests of this process must not meet. */
const fetchOfNode = globalThis.fetch;
const emails = { corpay: 'corpay@sandbox.test', ofx: 'ofx@sandbox.test', admin: 'admin@sandbox.test' };

let running: Lease;
let folder = '';
let amounts = 300;

const run = (home: Home, words: readonly string[], given: Given = {}) => {
  vi.stubEnv('XDG_CONFIG_HOME', join(folder, home));
  const environment = { FXG_CONFIG: `${running.url}/config.json`, NO_COLOR: '1' };
  return runFxg(words, { ...given, environment });
};

/** Runs a command that has to end well, for what it writes. */
const dataOf = async (home: Home, words: readonly string[], given: Given = {}) => {
  const { code, stdout, stderr } = await run(home, words, given);
  if (code !== 0) throw new Error(`fxg ${words.join(' ')} ended with ${code}: ${stderr}`);
  return JSON.parse(stdout);
};

/** What a customer does in a browser when `partner authorize` shows its link. */
const allow = async (text: string): Promise<void> => {
  const [link] = /http\S+\/oauth\/authorize\S+/.exec(text) ?? [];
  if (link === undefined) return;
  const body = new URLSearchParams(allowing(emails.ofx));
  const page = await fetchOfNode(link, { method: 'POST', body, redirect: 'manual' });
  await fetchOfNode(page.headers.get('location') ?? '');
};

beforeAll(async () => {
  running = await leaseSandbox({ quoteSeconds: 600 });
  folder = await mkdtemp(join(tmpdir(), 'fx-gateway-examples-'));
  for (const home of ['corpay', 'ofx', 'admin'] as const)
    await dataOf(home, ['login', '--email', emails[home], '--password-stdin'], {
      stdin: `${seededPassword}\n`,
    });
  await dataOf('ofx', ['partner', 'authorize'], { said: (text) => void allow(text) });
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  globalThis.fetch = fetchOfNode;
  await running.giveBack();
  await rm(folder, { recursive: true, force: true });
});

const beneficiaryOf = async (partner: FxPartner, word = 'ID'): Promise<string> =>
  partner === 'corpay'
    ? thalassa
    : (await dataOf('ofx', ['beneficiaries', 'list', '--currency', 'EUR']))[word.startsWith('ID2') ? 1 : 0]
        .beneficiary;

const termsOf = async (partner: FxPartner): Promise<readonly string[]> => {
  const beneficiary = await beneficiaryOf(partner);
  return partner === 'corpay'
    ? ['--beneficiary', beneficiary, '--amount', '100']
    : ['--beneficiary', `${beneficiary}=100`];
};
const book = async (partner: FxPartner) =>
  run(partner, [
    'quotes',
    'book',
    ...(await termsOf(partner)),
    '--yes',
    '--despite-same',
    ...exampleLimits[partner],
    ...exampleChecks[partner],
  ]);

/** Something of the user's own to put in the place of an id, as the help gives one. */
const booked = async (partner: FxPartner): Promise<string> => {
  const { stdout } = await book(partner);
  const { orderNumber, dealId } = JSON.parse(stdout);
  return orderNumber ?? dealId;
};
/** Of an amount that no other example has booked. */
const quoted = async (partner: FxPartner): Promise<string> => {
  const beneficiary = await beneficiaryOf(partner);
  const terms =
    partner === 'corpay'
      ? ['--beneficiary', beneficiary, '--amount', `${(amounts += 1)}`]
      : ['--beneficiary', `${beneficiary}=${(amounts += 1)}`];
  return (await dataOf(partner, ['quotes', 'request', ...terms])).quoteId;
};
const deal = async (): Promise<string> => (await dataOf('ofx', ['deals', 'list']))[0].dealId;

/** A booking whose answer is lost: it arrived at the partner, or did not. */
const lose = async (partner: FxPartner, fault: 'reset-after' | 'reset-before') => {
  const path = partner === 'corpay' ? '/deal/book' : '/payments/deals';
  await running.control.faults({ service: partner, path, method: 'POST', fault, times: 1 });
  expect((await book(partner)).code).toBe(8);
};
const lostQuote = async (partner: FxPartner): Promise<string> => {
  const kept = await readFile(join(folder, partner, 'fxg', 'intents.json'), 'utf8');
  return [...kept.matchAll(/quoteId\\*":\\*"(?<id>[\w-]+)/g)].at(-1)?.groups?.['id'] ?? '';
};
/** What the partner says of a quote that has ended. */
const ended = [
  { path: '/deal/quote/status', status: 200, body: { content: { expiryRemaining: 0 } } },
  {
    path: '/deal/book',
    status: 410,
    body: { errors: [{ key: 'QUOTE_EXPIRED', message: 'It has expired.' }] },
  },
].map((answer) => ({ ...answer, service: 'corpay', fault: 'status' }));

/** As if the bookings without an answer had been sent long ago, for quotes that have ended since. */
const waitLong = async (partner: FxPartner) => {
  if (partner === 'corpay') {
    await running.control.faults(...ended);
    return endQuotes(join(folder, partner));
  }
  const file = join(folder, partner, 'fxg', 'intents.json');
  const kept = await readFile(file, 'utf8');
  await writeFile(file, kept.replace(/(?<name>startedAt\\*":)\d+/g, '$<name>1'));
};

/** An integration that no account has; made once. */
const makeFree = async (): Promise<void> => {
  const clientId = '10301API_USER';
  const known = await dataOf('admin', ['admin', 'integrations']);
  if (known.some((each: { readonly clientId: string }) => each.clientId === clientId)) return;
  const make = ['admin', 'update-integration', '--client-id', clientId, '--key-stdin', '--yes'];
  await dataOf('admin', make, { stdin: 'a-key-of-the-partner\n' });
};

/** What has to be there before an example runs. */
const before: Readonly<Record<string, (partner: FxPartner) => Promise<unknown>>> = {
  'quotes settle --order 1000234': () => lose('corpay', 'reset-after'),
  'quotes settle --deal ID': () => lose('ofx', 'reset-after'),
  'quotes settle --quote ID --none': async (partner) => {
    await lose(partner, 'reset-before');
    await waitLong(partner);
  },
  'quotes settle --quote ID --again --yes': () => lose('corpay', 'reset-before'),
  'admin assign-integration nopartner@sandbox.test --integration 10301API_USER': makeFree,
  'admin update-integration --integration 10301API_USER --key-stdin --yes < key.txt': makeFree,
};

const newest = async (): Promise<string> => (await dataOf('corpay', ['orders', 'list']))[0].orderNumber;

/** What an id of the help stands for, by the option or the command before it. */
const ids: Readonly<Record<string, (partner: FxPartner, word: string) => Promise<string>>> = {
  '--beneficiary': beneficiaryOf,
  '--quote': quoted,
  '--purpose': async () => 'INVOICE',
  '--account': async () => 'INCOMING410233_USD',
  '--fee-account': async () => 'INCOMING410233_USD',
  '--order': newest,
  '--deal': deal,
  'beneficiaries show': beneficiaryOf,
  'beneficiaries edit': beneficiaryOf,
  'beneficiaries delete': async (partner) =>
    (await dataOf(partner, ['beneficiaries', 'list'])).at(-1).beneficiary,
  'quotes show': quoted,
  'quotes settle --quote': lostQuote,
  'orders show': booked,
  'orders instruct': booked,
  'deals show': deal,
};
const id = /^(?:ID\d?|[\da-f-]{36}|[\da-f]{12}|1000234|OFX-\d+)(?=$|=)/;

/** The words with what is real in the place of ids and files. */
const realMessages = async ({ words, partner }: ExampleLine): Promise<readonly string[]> => {
  const real: string[] = [];
  for (const [at, word] of words.entries()) {
    const previous = words[at - 1] ?? '';
    const command = words.slice(0, 2).join(' ');
    const findId = previous.startsWith('--')
      ? (ids[`${command} ${previous}`] ?? ids[previous])
      : ids[command];
    if ((previous === '--file' || command === `replay ${word}`) && word !== '-') {
      real.push(join(folder, word));
      await writeFile(join(folder, word), exampleFileText(word, partner));
    } else if (previous === '--record') real.push(join(folder, word));
    else if (id.test(word) && findId !== undefined) real.push(word.replace(id, await findId(partner, word)));
    else real.push(word);
  }
  return real;
};

const homeOf = ({ words: [first = ''], partner }: ExampleLine): Home =>
  first === 'admin' ? 'admin' : first === 'login' || first === 'logout' ? 'leaving' : partner;

const stays = commandFailure(exitCodes.cancelled, 'stays', 'It was called as it may be.');
/** It stays with the sandbox until Ctrl-C, so it ends here where it would begin. */
const endsWhereItBegins = { ...productParts, mayChange: async () => failed(stays) };

const lines = await exampleLines(productParts);
const titled = lines.map((example): [string, ExampleLine] => [
  `${example.line} (${example.partner})`,
  example,
]);

it.each(titled)('the example of the help runs: fxg %s', async (_title, example) => {
  const { line, words, input, jq, partner, exit } = example;
  await before[line]?.(partner);
  const stdin =
    input === null
      ? (typedByExample[line] ?? '')
      : 'text' in input
        ? input.text
        : exampleFileText(input.file, partner);
  const said = (text: string) => void (line === 'partner authorize' ? allow(text) : null);
  const given = [...(await realMessages(example)), ...exampleAnswers(example)];
  if (words.slice(0, 2).join(' ') === 'sandbox start') {
    const stopped = await run('leaving', given, { parts: endsWhereItBegins });
    expect(errorOf(stopped.stderr)).toMatchObject({ error: { code: stays.code } });
    return;
  }
  const { code, stdout, stderr } = await run(homeOf(example), given, { stdin, said });
  if (before[line] !== undefined) await running.control.clearFaults();
  expect(code, `${stdout}${stderr}`).toBe(exit);
  for (const [, member = ''] of (jq ?? '').matchAll(/\.(?<member>[A-Za-z]\w*)/g))
    expect(stdout, 'what jq asks for').toContain(`"${member}":`);
});
