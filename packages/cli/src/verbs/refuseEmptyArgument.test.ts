import { expect, it } from 'vitest';
import { errorOf, runFxg } from '../../test/runFxg.ts';

it.each([
  ['beneficiaries', 'show', 'beneficiary'],
  ['beneficiaries', 'delete', 'beneficiary'],
  ['beneficiaries', 'edit', 'beneficiary'],
  ['quotes', 'show', 'quote'],
  ['admin', 'inspect', 'account'],
])(
  'fxg %s %s with an empty argument is called wrongly, before anybody is asked',
  async (noun, word, name) => {
    for (const empty of ['', '  ']) {
      const { code, stdout, stderr } = await runFxg([noun, word, empty]);
      expect([code, stdout]).toEqual([2, '']);
      expect(errorOf(stderr)).toMatchObject({
        error: { code: 'usage', message: `The argument <${name}> is empty.` },
      });
    }
  },
);
