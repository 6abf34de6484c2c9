import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorOf, productParts, runFxg } from '../../test/runFxg.ts';
import { verbWordOf } from '../verbs/verb.ts';
import { listVerbsWithoutNoun } from '../command-tree/listVerbsWithoutNoun.ts';
import { listNouns } from '../command-tree/listNouns.ts';
import { refuseReadOnly } from './refuseReadOnly.ts';

const parts = { ...productParts, mayChange: refuseReadOnly };

describe('a profile that may only look', () => {
  let home = '';
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'fx-gateway-read-only-'));
    await mkdir(join(home, 'fxg/profiles/default'), { recursive: true });
    await writeFile(join(home, 'fxg/profiles/default/profile.json'), JSON.stringify({ readOnly: 'true' }));
    vi.stubEnv('XDG_CONFIG_HOME', home);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(home, { recursive: true, force: true });
  });

  const nowhere = ['--config', '/no/such/config.json'];

  it.each([
    [['logout', '--everywhere']],
    [['sandbox', 'reset', '--yes']],
    [['sandbox', 'faults', '--fault', 'empty', '--yes']],
    [['sandbox', 'faults', '--file', 'faults.json', '--yes']],
    [['sandbox', 'faults', '--clear', '--yes']],
    [['quotes', 'settle']],
    [['quotes', 'watch', '--beneficiary', 'b1', '--amount', '1', '--book', '--yes']],
    [['admin', 'assign-role', 'a@b.test', '--yes']],
  ])('is refused what changes something at a service, before anything is read: %j', async (words) => {
    const { code, stderr } = await runFxg([...words, ...nowhere], { parts });
    expect([code, errorOf(stderr)]).toMatchObject([4, { error: { code: 'read-only-profile' } }]);
  });

  it('is also the one that FXG_PROFILE names, unless --profile names another', async () => {
    await mkdir(join(home, 'fxg/profiles/looking'), { recursive: true });
    await writeFile(join(home, 'fxg/profiles/looking/profile.json'), JSON.stringify({ readOnly: 'true' }));
    const environment = { FXG_PROFILE: 'looking' };
    const words = ['sandbox', 'reset', '--yes', ...nowhere];
    const looking = await runFxg(words, { parts, environment });
    expect([looking.code, errorOf(looking.stderr)]).toMatchObject([
      4,
      { error: { message: 'The profile looking may only look, so nothing was read or sent.' } },
    ]);
    await mkdir(join(home, 'fxg/profiles/free'), { recursive: true });
    const other = await runFxg([...words, '--profile', 'free'], { parts, environment });
    expect(errorOf(other.stderr)).toMatchObject({ error: { code: 'configuration' } });
  });

  it.each([
    [['logout']],
    [['sandbox', 'faults']],
    [['sandbox', 'reset', '--dry-run']],
    [['sandbox', 'faults', '--clear', '--dry-run']],
    [['whoami']],
  ])('may do what changes nothing there: %j', async (words) => {
    const { stderr } = await runFxg([...words, ...nowhere], { parts });
    expect(errorOf(stderr)).toMatchObject({ error: { code: 'configuration' } });
  });
});

it('every command says whether it changes something; these never do', async () => {
  const lone = (await listVerbsWithoutNoun(parts)).map((verb) => ({ name: verbWordOf(verb), verb }));
  const others = await Promise.all(
    listNouns(parts).map(async ({ name, load }) =>
      (await load()).map((verb) => ({ name: `${name} ${verbWordOf(verb)}`, verb })),
    ),
  );
  const looking = [...lone, ...others.flat()].filter(
    ({ name, verb: { changes = false, sends = false, changesWhen = [] } }) =>
      !name.startsWith('check ') && !changes && !sends && changesWhen.length === 0,
  );
  expect(looking.map(({ name }) => name)).toEqual([
    'login',
    'whoami',
    'profiles',
    'rates',
    'doctor',
    'api',
    'open',
    'replay',
    'completion',
    'beneficiaries list',
    'beneficiaries show',
    'beneficiaries rules',
    'beneficiaries banks',
    'quotes request',
    'quotes show',
    'orders list',
    'orders show',
    'orders duplicates',
    'orders purposes',
    'orders accounts',
    'payments template',
    'payments check',
    'payments report',
    'deals list',
    'deals show',
    'deals duplicates',
    'partner authorize',
    'admin accounts',
    'admin inspect',
    'admin integrations',
    'admin changes',
    'sandbox start',
    'sandbox mail',
  ]);
});
