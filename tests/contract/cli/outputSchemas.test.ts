import { readFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { checkInputSchemas } from '../../../packages/cli/outputs/checkInputs.ts';
import { errorOutput } from '../../../packages/cli/src/outputs/errorOutput.ts';
import { commandOutputs } from '../../../packages/cli/src/outputs/commandOutputs.ts';

const place = 'docs/cli-json.json';
const placeOfInputs = 'docs/check-inputs.json';

const formatted = async (file: string, text: string): Promise<string> => {
  const { printWidth } = JSON.parse(await readFile('.oxfmtrc.json', 'utf8'));
  return (await format(file, text, { printWidth })).code;
};

/** Open to members that come later, as it is promised; a test holds every command to the closed form. */
const open = (schema: object): unknown =>
  JSON.parse(
    JSON.stringify(schema, (name, value: unknown) =>
      name === 'additionalProperties' && value === false ? undefined : value,
    ),
  );

/** The JSON Schemas of all commands in one file, and that of their errors, as it is kept in the repository. */
const written = async (): Promise<string> => {
  const schemas = Object.entries(commandOutputs)
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .flatMap(([name, output]) =>
      typeof output === 'string' ? [] : [[`fxg ${name}`, open(z.toJSONSchema(output))] as const],
    );
  const error = ['error', open(z.toJSONSchema(errorOutput))] as const;
  return formatted(place, JSON.stringify(Object.fromEntries([...schemas, error])));
};

it('the schemas that scripts are given are those that every command is tested with', async () => {
  await expect(await written()).toMatchFileSnapshot(`../../../${place}`);
  expect(Object.keys(JSON.parse(await readFile(place, 'utf8')))).toContain('fxg orders show');
});

it('the schemas of what the checks take are those of the forms that read it', async () => {
  const text = await formatted(placeOfInputs, JSON.stringify(checkInputSchemas()));
  await expect(text).toMatchFileSnapshot(`../../../${placeOfInputs}`);
});
