import { expect, it } from 'vitest';
import { integrationKeySchema } from './integrationKeySchema.ts';
import { emptyableTextSchema, optionalTextSchema } from './sentFieldSchemas.ts';

it.each([
  ['a search', optionalTextSchema, 'a\0b'],
  ['an id', emptyableTextSchema, '\0x'],
  ['half a character', optionalTextSchema, 'a\uD83Db'],
  ['a key with a NUL', integrationKeySchema, 'abc\0defghijk'],
  ['a key over two lines', integrationKeySchema, 'abc\r\ndefghijk'],
  ['a key that nobody sees', integrationKeySchema, '\u200B'.repeat(8)],
])('what no database keeps and nobody types is refused: %s', (_what, schema, text) => {
  expect(schema.safeParse(text).error?.issues[0]?.message).toBe('Invalid format.');
});

it('what is written in any script is taken', () => {
  expect(optionalTextSchema.parse(' Μελτέμι ')).toBe('Μελτέμι');
});
