import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCommandLine } from './fxg.ts';

const commandLine = fileURLToPath(new URL('../../../packages/cli', import.meta.url));
let folder: string;

const run = (command: string, words: readonly string[], cwd: string) => {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8' });
  return { status, stdout, stderr };
};

beforeAll(async () => {
  buildCommandLine();
  folder = await mkdtemp(join(tmpdir(), 'fx-gateway-packed-'));
  run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], commandLine);
  run('tar', ['-xzf', 'fx-gateway-cli-0.1.0.tgz'], folder);
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it('the packed command line runs outside the clone and asks no registry for anything', async () => {
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'package', 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({ private: true, bin: { fxg: 'bin/fxg.cjs' } });
  for (const asked of ['dependencies', 'optionalDependencies', 'peerDependencies'])
    expect(manifest).not.toHaveProperty(asked);
  const fxg = join(folder, 'package', 'bin', 'fxg.cjs');
  expect(run(process.execPath, [fxg, '--version'], folder)).toEqual({
    status: 0,
    stdout: '0.1.0\n',
    stderr: '',
  });
  const split = ['check', 'split', '--total', '1.00', '--currency', 'USD', '--weights', '1,1'];
  expect(JSON.parse(run(process.execPath, [fxg, ...split], folder).stdout)).toMatchObject({
    parts: ['0.50', '0.50'],
  });
  expect(run(process.execPath, [fxg, 'sandbox', 'start'], folder)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The sandbox is not part of this installation.'),
  });
});

it('no help and no completion of the command line names npx', () => {
  const fxg = join(folder, 'package', 'bin', 'fxg.cjs');
  for (const words of [['--help'], ['completion', 'bash'], ['completion', '--help'], ['login', '--help']]) {
    const { stdout } = run(process.execPath, [fxg, ...words], folder);
    expect(stdout).toContain('fxg');
    expect(stdout).not.toContain('npx');
  }
});

it('a copy that was never built says in one error object where that is done', async () => {
  const copy = join(folder, 'unbuilt');
  await mkdir(join(copy, 'bin'), { recursive: true });
  await copyFile(join(commandLine, 'bin', 'fxg.cjs'), join(copy, 'bin', 'fxg.cjs'));
  const { status, stderr } = run(process.execPath, [join(copy, 'bin', 'fxg.cjs'), '--version'], copy);
  expect(status).toBe(1);
  expect(JSON.parse(stderr.trimEnd().split('\n').at(-1) ?? '')).toMatchObject({
    error: { code: 'build-failed', hint: expect.stringContaining('clone') },
  });
});
