import { readFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { commandOutputs } from '../../../packages/cli/outputs/commandOutputs.ts';

const place = 'docs/cli-json.json';

/** The JSON Schemas of all commands in one file, as it is kept in the repository. */
const written = async (): Promise<string> => {
  const schemas = Object.entries(commandOutputs)
    .filter((entry): entry is [string, z.ZodType] => entry[1] !== null)
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([name, schema]) => [`fxg ${name}`, z.toJSONSchema(schema)]);
  const { printWidth } = JSON.parse(await readFile('.oxfmtrc.json', 'utf8'));
  return (await format(place, JSON.stringify(Object.fromEntries(schemas)), { printWidth })).code;
};

it('the schemas that scripts are given are those that every command is tested with', async () => {
  await expect(await written()).toMatchFileSnapshot(`../../../${place}`);
  expect(Object.keys(JSON.parse(await readFile(place, 'utf8')))).toContain('fxg orders show');
});
