import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasSystemErrorCode, readFileIfPresent } from './readFileIfPresent.ts';

describe('a file that may be there', () => {
  it('is none where nothing lies under its name', () => {
    expect(readFileIfPresent(join(tmpdir(), 'fx-gateway-nowhere', 'a.lock'))).toBeNull();
  });

  it('is never taken for none where the system refuses to read it', () => {
    expect(() => readFileIfPresent(tmpdir())).toThrow(expect.objectContaining({ code: 'EISDIR' }));
  });
});

it('only an error of the system is a refusal by a code', () => {
  const code = 'ENOENT';
  expect(
    [Object.assign(new Error('no'), { code }), { code }, null].map((trouble) =>
      hasSystemErrorCode(trouble, code),
    ),
  ).toEqual([true, false, false]);
});
