import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isCode, readIfThere } from './readIfThere.ts';

describe('a file that may be there', () => {
  it('is none where nothing lies under its name', () => {
    expect(readIfThere(join(tmpdir(), 'fx-gateway-nowhere', 'a.lock'))).toBeNull();
  });

  it('is never taken for none where the system refuses to read it', () => {
    expect(() => readIfThere(tmpdir())).toThrow(expect.objectContaining({ code: 'EISDIR' }));
  });
});

it('only an error of the system is a refusal by a code', () => {
  const code = 'ENOENT';
  expect(
    [Object.assign(new Error('no'), { code }), { code }, null].map((trouble) => isCode(trouble, code)),
  ).toEqual([true, false, false]);
});
