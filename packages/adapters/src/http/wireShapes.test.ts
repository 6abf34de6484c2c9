import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  lenientSchema,
  wireIdSchema,
  wireListSchema,
  wireNumberSchema,
  wireNumberOrNullSchema,
  wireTextSchema,
} from './wireShapes.ts';

const read = (shape: z.ZodMiniType) => (value: unknown) => {
  const { success, data } = shape.safeParse(value);
  return success ? data : 'refused';
};

describe('what services write in several ways', () => {
  it('is as a text what stands there without spaces around it, also as a number, and empty where nothing does', () => {
    expect([' Oslo ', 7, null, undefined].map(read(wireTextSchema))).toEqual(['Oslo', '7', '', '']);
    expect([{}, true].map(read(wireTextSchema))).toEqual(['refused', 'refused']);
  });

  it('is no identifier where it says nothing', () => {
    expect(['a-1', 17, ' b '].map(read(wireIdSchema))).toEqual(['a-1', '17', 'b']);
    expect(['', ' ', null, undefined].map(read(wireIdSchema))).toEqual(
      Array.from({ length: 4 }, () => 'refused'),
    );
  });

  it('is a number also as its digits, and never what only begins or ends with digits', () => {
    expect([7, '7', ' -12.50 ', '0.001'].map(read(wireNumberSchema))).toEqual([7, 7, -12.5, 0.001]);
    for (const text of ['', '7 EUR', 'EUR 7', '1,000', '.5', '5.', '1e3', '0x10', null])
      expect(read(wireNumberSchema)(text)).toBe('refused');
  });

  it('is no number rather than a failure where a number may be absent', () => {
    expect([7, '7.25', null, undefined, 'soon', {}].map(read(wireNumberOrNullSchema))).toEqual([
      7,
      7.25,
      null,
      null,
      null,
      null,
    ]);
  });

  it('is a list also where it is null or not there, and every entry is what it has to be', () => {
    const list = wireListSchema(wireIdSchema);
    expect([['a', 1], [], null, undefined].map(read(list))).toEqual([['a', '1'], [], [], []]);
    expect([[''], 'a', {}].map(read(list))).toEqual(['refused', 'refused', 'refused']);
  });

  it('is read though it is otherwise than promised, or absent, where nothing depends on it', () => {
    const shape = z.object({ note: lenientSchema(z.string()) });
    expect([{ note: 'a' }, { note: 7 }, {}].map(read(shape))).toEqual([{ note: 'a' }, { note: 7 }, {}]);
  });
});
