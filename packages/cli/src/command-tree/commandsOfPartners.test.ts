import { describe, expect, it } from 'vitest';
import { fakeInvocation } from '../../test/fakeInvocation.ts';
import {
  fakeCheck,
  fakeNoun,
  fakePartner,
  fakeVerb,
  sessionOf,
  signedInWith,
} from '../../test/fakePartners.ts';
import { errorOf, runFxg } from '../../test/runFxg.ts';
import { resolveAndReportOpenMoneyCalls } from '../partner-verbs/resolveAndReportOpenMoneyCalls.ts';

const search = { flags: '--search <words>', summary: 'only these' };
const wire = { flags: '--method <code>', summary: 'how it is paid', choices: ['W', 'E'] };
const swift = { flags: '--method <code>', summary: 'how it is sent', choices: ['swift', 'W'] };
const label = { flags: '--label <text>', summary: 'a name of your own' };
const tag = { flags: '--tag <text>', summary: 'one word' };

const corpay = fakePartner(
  [
    fakeNoun(
      'beneficiaries',
      fakeVerb('corpay', 'list', [search, wire, tag]),
      fakeVerb('corpay', 'show <beneficiary>'),
    ),
    fakeNoun('orders', fakeVerb('corpay', 'list')),
  ],
  [fakeCheck('corpay', 'error'), fakeCheck('corpay', 'wizard')],
);
const ofx = fakePartner(
  [
    fakeNoun('beneficiaries', fakeVerb('ofx', 'list', [search, swift, label, { ...tag, repeats: true }])),
    fakeNoun('deals', fakeVerb('ofx', 'list')),
  ],
  [fakeCheck('ofx', 'error')],
);
const partners = { corpay: corpay.entry, ofx: { ...ofx.entry, insteadOf: { 'orders list': 'deals list' } } };
const runAs = (fxPartner: 'corpay' | 'ofx', ...words: readonly string[]) =>
  runFxg(words, { parts: signedInWith(fxPartner, partners) });

const judgeError = (given: unknown) =>
  runFxg(['check', 'error'], { stdin: JSON.stringify(given), parts: signedInWith('ofx', partners) });

describe('a verb that two partners have', () => {
  it.each(['corpay', 'ofx'] as const)(
    'is answered by the partner of the signed-in user: %s',
    async (user) => {
      const { code, stdout } = await runAs(user, 'beneficiaries', 'list', '--search', 'olive');
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toEqual({ answeredBy: user, user });
    },
  );

  it('stands once in the help, with one output and the options of each partner apart', async () => {
    expect((await runAs('ofx', 'beneficiaries', '--help')).stdout.match(/^ {2}list /gm)).toHaveLength(1);
    const { stdout } = await runAs('ofx', 'beneficiaries', 'list', '--help');
    expect(stdout.match(/\nOutput \(/g)).toHaveLength(1);
    const [together = '', ofCorpay = '', ofOfx = ''] = stdout.split(/Options for customers of \w+:\n/);
    expect(together).toContain('--search <words>');
    expect(together).not.toContain('--method');
    expect(ofCorpay).toMatch(/--method <code>\s+how it is paid \(choices: "W", "E"\)/);
    expect(ofCorpay).not.toContain('--label');
    expect(ofOfx).toMatch(/--method <code>\s+how it is sent \(choices: "swift", "W"\)/);
    expect(ofOfx).toContain('--label <text>');
    expect(stdout).toContain('fxg beneficiaries list --of corpay\n  fxg beneficiaries list --of ofx');
  });

  it('takes the options of the answering partner alone', async () => {
    expect((await runAs('corpay', 'beneficiaries', 'list', '--method', 'W')).code).toBe(0);
    expect((await runAs('ofx', 'beneficiaries', 'list', '--method', 'swift', '--label', 'x')).code).toBe(0);
    const foreign = await runAs('corpay', 'beneficiaries', 'list', '--label', 'x');
    expect(foreign).toMatchObject({ code: 2, stdout: '' });
    expect(errorOf(foreign.stderr)).toMatchObject({
      error: {
        code: 'usage',
        message: '--label is no option for customers of corpay.',
        hint: 'fxg beneficiaries list --help shows the options of each partner.',
      },
    });
    const choice = await runAs('corpay', 'beneficiaries', 'list', '--method', 'swift');
    expect(choice.code).toBe(2);
    expect(errorOf(choice.stderr)).toMatchObject({
      error: { message: '--method is one of W, E for customers of corpay.' },
    });
  });

  it('says in help and error why a partner cannot have an option of another', async () => {
    const why = 'It keeps no labels.';
    const without = fakeVerb('corpay', 'list', [search], { lacks: { '--label': why } });
    const both = { ...partners, corpay: fakePartner([fakeNoun('beneficiaries', without)]).entry };
    const parts = signedInWith('corpay', both);
    const { stderr } = await runFxg(['beneficiaries', 'list', '--label', 'x'], { parts });
    expect(errorOf(stderr)).toMatchObject({
      error: { message: `--label is no option for customers of corpay. ${why}` },
    });
    const { stdout } = await runFxg(['beneficiaries', 'list', '--help'], { parts });
    expect(stdout).toContain(`--label is not for customers of corpay: ${why}`);
  });

  it('takes several values only with the partner whose option repeats', async () => {
    const tags = ['--tag', 'a', '--tag', 'b'];
    expect((await runAs('ofx', 'beneficiaries', 'list', ...tags)).code).toBe(0);
    const twice = await runAs('corpay', 'beneficiaries', 'list', ...tags);
    expect(twice.code).toBe(2);
    expect(errorOf(twice.stderr)).toMatchObject({
      error: { message: '--tag may be given once by customers of corpay.' },
    });
  });

  it('is completed once, with the options of both', async () => {
    const { stdout } = await runAs('ofx', 'completion', 'bash');
    expect(stdout).toContain(`'beneficiaries list'*) words="--search --method --tag --label"`);
    expect(stdout).toContain(`'beneficiaries'*) words="list show"`);
  });

  it('tells what it writes for the customers of each', async () => {
    const { stdout } = await runAs('ofx', 'beneficiaries', 'list', '--help');
    expect(stdout.replaceAll(/\n {2,4}(?=\S)/g, ' ')).toContain(
      ' [{ "beneficiary", "name", "currency", "bankCountry", "methods": [string] } | { "beneficiary", "name", "currency", "classification", "accountEnding": string | null, "paymentReason", "reference": string | null }] ',
    );
  });

  it('is a mistake where the partners take other arguments, or only one changes something', async () => {
    for (const other of [fakeVerb('ofx', 'list <page>'), fakeVerb('ofx', 'list', [], { changes: true })]) {
      const odd = { corpay: corpay.entry, ofx: fakePartner([fakeNoun('beneficiaries', other)]).entry };
      const { code, stderr } = await runFxg(['beneficiaries', 'list'], { parts: signedInWith('ofx', odd) });
      expect(code).toBe(1);
      expect(errorOf(stderr)).toMatchObject({ error: { code: 'defect' } });
    }
  });
});

describe('a verb that only one partner has', () => {
  it('is answered for its own users', async () => {
    expect(JSON.parse((await runAs('corpay', 'orders', 'list')).stdout)).toMatchObject({
      answeredBy: 'corpay',
    });
    expect(JSON.parse((await runAs('ofx', 'deals', 'list')).stdout)).toMatchObject({ answeredBy: 'ofx' });
  });

  it.each([
    ['ofx', ['orders', 'list'], 'corpay', 'Customers of ofx have: fxg deals list'],
    ['corpay', ['deals', 'list'], 'ofx', null],
    ['ofx', ['beneficiaries', 'show', 'B1'], 'corpay', null],
  ] as const)(
    'says so to a customer of another, and names what that one has in its place: %s, %j',
    async (user, words, brings, hint) => {
      const { code, stdout, stderr } = await runAs(user, ...words);
      const message = `fxg ${words.slice(0, 2).join(' ')} is for customers of ${brings}, and you pay through ${user}.`;
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(errorOf(stderr)).toEqual({
        error: { code: 'other-partner', message, hint, requestId: null },
      });
    },
  );
});

describe('a check that two partners have', () => {
  it.each([
    [{ partner: 'corpay', call: 'book' }, 'corpay'],
    [{ partner: 'ofx', call: 'book' }, 'ofx'],
    [{ call: 'book' }, 'corpay'],
  ])('is judged by the partner that its input names, whoever is signed in: %j', async (given, judgedBy) => {
    const { code, stdout } = await judgeError(given);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ judgedBy, given });
  });

  it('is refused for a partner who has none, and for what names no partner at all', async () => {
    const noWizard = await runFxg(['check', 'wizard'], {
      stdin: '{ "partner": "ofx" }',
      parts: signedInWith('ofx', partners),
    });
    expect(noWizard).toMatchObject({ code: 2, stdout: '' });
    expect(errorOf(noWizard.stderr)).toMatchObject({
      error: { message: 'partner: has no such check here; corpay has.' },
    });
    const other = await judgeError({ partner: 'acme' });
    expect(errorOf(other.stderr)).toMatchObject({
      error: { message: 'partner: has no such check here; corpay and ofx have.' },
    });
    expect((await judgeError([])).code).toBe(2);
  });

  it('stands once in the help', async () => {
    const { stdout } = await runAs('ofx', 'check', '--help');
    expect(stdout.match(/^ {2}error /gm)).toHaveLength(1);
    expect((await runAs('ofx', 'check', 'error', '--help')).stdout).toContain(
      'fxg check error < corpay.json\n  fxg check error < ofx.json',
    );
  });
});

it('a sign-in reports the open steps at the partner of the user alone', async () => {
  const session = sessionOf('ofx');
  await resolveAndReportOpenMoneyCalls(partners)(fakeInvocation(null).invocation, session, false);
  expect(ofx.signedIn).toEqual([session]);
  expect(corpay.signedIn).toEqual([]);
});
