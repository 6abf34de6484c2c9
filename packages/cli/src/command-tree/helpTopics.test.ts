import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { runFxg } from '../../test/runFxg.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { helpTopics } from './helpTopics.ts';

it('every topic that the help names is told on stdout, with 0', async () => {
  const { stdout } = await runFxg(['--help']);
  const named = [...stdout.matchAll(/fxg help (?<topic>[a-z-]+)/g)].map(({ groups }) => groups?.['topic']);
  expect(named).toEqual([...helpTopics.keys()]);
  for (const topic of helpTopics.keys()) {
    const told = await runFxg(['help', topic]);
    expect(told).toMatchObject({ code: 0, stderr: '' });
    expect(told.stdout.split('\n').every((line) => line.length <= 120)).toBe(true);
  }
});

it('the exit codes are all that there are', async () => {
  const { stdout } = await runFxg(['help', 'exit-codes']);
  const told = [...stdout.matchAll(/^ {2}(?<code>\d+) /gm)].map(({ groups }) => Number(groups?.['code']));
  expect(told).toEqual(Object.values(exitCodes));
});

it('the variables are all that the command line reads', async () => {
  const { stdout } = await runFxg(['help', 'environment']);
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  for (const [name] of readme.matchAll(/\bFXG_[A-Z]+\b/g)) expect(stdout).toContain(name);
});
