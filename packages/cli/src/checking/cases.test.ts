import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { checkInputSchemas } from '../../outputs/checkInputs.ts';
import { readOnlyCommandOutputs } from '../outputs/readOnlyCommandOutputs.ts';
import { runFxg } from '../../test/runFxg.ts';

const outputs = new Map<string, z.ZodType>(Object.entries(readOnlyCommandOutputs));
const folder = new URL('../../../../docs/checks/', import.meta.url);
const files = readdirSync(folder);
const form = z.strictObject({
  check: z.string(),
  input: z.unknown(),
  ends: z.number(),
  output: z.unknown(),
});
const read = (file: string) => form.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));

it.each(files)('the case that teams copy holds: %s', async (file) => {
  const { check, input, ends, output } = read(file);
  const { code, stdout } = await runFxg(['check', check], { stdin: JSON.stringify(input) });
  expect(JSON.parse(stdout)).toEqual(output);
  expect(code).toBe(ends);
  expect(outputs.get(`check ${check}`)?.parse(output)).toEqual(output);
});

it.each(files)('the schema of what a check takes knows the case, and no member more: %s', (file) => {
  const { check, input } = read(file);
  const schema = z.fromJSONSchema(Object(checkInputSchemas()[`fxg check ${check}`]));
  expect(schema.safeParse(input).error?.issues ?? []).toEqual([]);
  expect(schema.safeParse({ ...Object(input), colour: 'red' }).success).toBe(false);
});

it('every check has a case', () => {
  const named = new Set(files.map((file) => `check ${read(file).check}`));
  const checks = [...outputs.keys()].filter((name) => name.startsWith('check '));
  expect([...named].toSorted()).toEqual(checks.toSorted());
  expect(Object.keys(checkInputSchemas()).toSorted()).toEqual(checks.map((name) => `fxg ${name}`).toSorted());
});
