import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { integrationKeySchema } from './integrationKeySchema.ts';
import { emptyableTextSchema, optionalMomentSchema, optionalTextSchema } from './sentFieldSchemas.ts';
import { isSeenVersion } from './versions.ts';

const read = (schema: z.ZodType, sent: unknown) => {
  const { success, data, error } = schema.safeParse(sent);
  return success ? data : error.issues[0]?.message;
};

describe('the key of an integration that is sent', () => {
  it.each([
    ['  12345678 ', '12345678'],
    ['x'.repeat(500), 'x'.repeat(500)],
    [undefined, 'Required field.'],
    ['   ', 'Required field.'],
    ['1234567', 'Min length is 8'],
    ['x'.repeat(501), 'Max length is 500'],
    ['55501api_user', 'This is a client id, not a key.'],
    ['f3b1c7a0-52d4-4f0e-8a51-0c6f1b2a4d00', 'This is an integration id, not a key.'],
    ['F3B1C7A0-52D4-4F0E-8A51-0C6F1B2A4D00', 'This is an integration id, not a key.'],
    ['x55501API_USER', 'x55501API_USER'],
    ['55501API_USERx', '55501API_USERx'],
    ['xf3b1c7a0-52d4-4f0e-8a51-0c6f1b2a4d00', 'xf3b1c7a0-52d4-4f0e-8a51-0c6f1b2a4d00'],
    ['f3b1c7a0-52d4-4f0e-8a51-0c6f1b2a4d00x', 'f3b1c7a0-52d4-4f0e-8a51-0c6f1b2a4d00x'],
  ])('%j is read as %j', (sent, expected) => {
    expect(read(integrationKeySchema, sent)).toBe(expected);
  });

  it('that is empty is told as that alone', () => {
    expect(integrationKeySchema.safeParse('').error?.issues).toHaveLength(1);
  });
});

describe('other fields that are sent', () => {
  it.each([
    [emptyableTextSchema, ' one ', 'one'],
    [emptyableTextSchema, ' ', null],
    [emptyableTextSchema, undefined, 'Required field.'],
    [emptyableTextSchema, 'x'.repeat(200), 'x'.repeat(200)],
    [emptyableTextSchema, 'x'.repeat(201), 'Max length is 200'],
    [optionalTextSchema, ' one ', 'one'],
    [optionalTextSchema, ' ', null],
    [optionalTextSchema, undefined, null],
    [optionalTextSchema, 1, 'This must be a text.'],
    [optionalTextSchema, 'x'.repeat(200), 'x'.repeat(200)],
    [optionalTextSchema, 'x'.repeat(201), 'Max length is 200'],
    [optionalMomentSchema, undefined, null],
    [optionalMomentSchema, '2026-11-22T12:00:00+01:00', new Date('2026-11-22T11:00:00Z')],
    [optionalMomentSchema, 'soon', 'This must be a moment, such as 2026-11-22T12:00:00Z.'],
  ])('are read as they are meant (%#)', (schema, sent, expected) => {
    expect(read(schema, sent)).toEqual(expected);
  });
});

describe('the state that a change was confirmed against', () => {
  it.each([
    [undefined, true],
    ['"now"', true],
    ['"other", "now"', true],
    ['"other" , *', true],
    ['"other"', false],
    ['now', false],
    ['', false],
  ])('named by If-Match as %j is what stands there: %s', (ifMatch, isSeen) => {
    expect(isSeenVersion(ifMatch, 'now')).toBe(isSeen);
  });
});
