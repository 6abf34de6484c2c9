import { expect, it } from 'vitest';
import { errorOf, runFxg } from '../../test/runFxg.ts';

it.each(['orders', 'deals', 'beneficiaries'])(
  '%s list: a search for nothing is refused before anything is read, with its cure',
  async (noun) => {
    for (const search of ['', ' ']) {
      const { code, stderr } = await runFxg([noun, 'list', '--search', search]);
      expect(code).toBe(2);
      expect(errorOf(stderr)).toMatchObject({
        error: {
          message: '--search: It is empty.',
          hint: 'Say what to look for, or leave --search out for all of them.',
        },
      });
    }
  },
);
