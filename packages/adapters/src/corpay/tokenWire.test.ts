import { describe, expect, it } from 'vitest';
import { readToken } from './tokenWire.ts';

describe('a token', () => {
  it('reads numbers and numeric texts', () => {
    const token = { cmgToken: 'SBX', clientCode: '410233', expires: 1_200_000 };
    expect(readToken({ access_code: 'SBX', expires_in: 1200, clientId: '410233' }, 0)).toEqual(token);
    expect(readToken({ content: { access_code: 'SBX', expires_in: '1200', clientId: 410233 } }, 0)).toEqual(
      token,
    );
    expect(readToken({ access_code: null, expires_in: 1200, clientId: '410233' }, 0)).toBeNull();
  });
});
