import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { formatSchemaForReaders } from './formatSchemaForReaders.ts';
import { moneyOutputSchema, textOutputSchema } from './commonOutputSchemas.ts';

describe('the help says of what a command writes', () => {
  it.each([
    ['a text by its name alone', z.strictObject({ id: textOutputSchema }), '{ "id" }'],
    [
      'of which type anything else is',
      z.strictObject({ row: z.number(), on: z.boolean() }),
      '{ "row": number, "on": boolean }',
    ],
    [
      'the very words that can stand there',
      z.strictObject({ status: z.enum(['open', 'ended']) }),
      '{ "status": "open" | "ended" }',
    ],
    ['the one value that can', z.strictObject({ saved: z.literal(true) }), '{ "saved": true }'],
    [
      'what may be null, and what may be missing',
      z.strictObject({ a: textOutputSchema.nullable(), b: textOutputSchema.optional() }),
      '{ "a": string | null, "b"? }',
    ],
    [
      'that there are several',
      z.array(z.strictObject({ methods: z.array(textOutputSchema) })),
      '[{ "methods": [string] }]',
    ],
    [
      'that names are not known before',
      z.record(textOutputSchema, textOutputSchema.nullable()),
      '{ [name]: string | null }',
    ],
    [
      'that there is more than what is promised',
      z.looseObject({ holds: z.boolean() }),
      '{ "holds": boolean, … }',
    ],
    ['what is no JSON', 'A script.', 'A script.'],
  ])('%s', (_what, schema, line) => {
    expect(formatSchemaForReaders(schema)).toEqual([line]);
  });

  it('the members of the same object once, and every alternative on a line of its own', () => {
    const plan = z.strictObject({
      dryRun: z.literal(true),
      would: z.strictObject({ payment: moneyOutputSchema }),
    });
    const booked = z.strictObject({
      settlement: moneyOutputSchema,
      payment: moneyOutputSchema.optional(),
      fee: moneyOutputSchema.nullable(),
    });
    expect(formatSchemaForReaders(z.union([booked, plan])).slice(0, 2)).toEqual([
      '{ "settlement": { "amount", "currency" }, "payment"?, "fee": { … } | null }',
      '{ "dryRun": true, "would": { "payment" } }',
    ]);
  });

  it('that anything may stand in a record, however often it is told', () => {
    const record = z.looseObject({});
    expect(formatSchemaForReaders(z.strictObject({ one: record, several: z.array(record) }))).toEqual([
      '{ "one": { … }, "several": [{ … }] }',
    ]);
  });

  it('what names do not tell, once below it', () => {
    const at = textOutputSchema.describe('A moment in UTC.');
    const line = z.union([z.strictObject({ at }), z.strictObject({ at, ended: at })]);
    expect(formatSchemaForReaders(line.describe('One such object a line.')).slice(2)).toEqual([
      'One such object a line.',
      'at: A moment in UTC.',
      'ended: A moment in UTC.',
    ]);
  });
});
