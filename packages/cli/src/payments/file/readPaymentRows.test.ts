import { corpayRunRules } from '@fx-gateway/domain/corpay/payment-run/corpayRunRules.ts';
import { expect, it } from 'vitest';
import { fakeInvocation } from '../../../test/fakeInvocation.ts';
import { collectingStream } from '../../../test/streams.ts';
import { readPaymentRows } from './readPaymentRows.ts';

const text = 'Payee,Amount\nThalassa,1\n';

const noticesOf = async (encoding: 'utf8' | 'utf16le', isTerminal: boolean): Promise<readonly string[]> => {
  const notices: string[] = [];
  const { invocation } = fakeInvocation(null);
  const { stream } = collectingStream(isTerminal);
  const bytes = Buffer.from(encoding === 'utf16le' ? `\uFEFF${text}` : text, encoding);
  const read = await readPaymentRows(
    {
      ...invocation,
      terminal: { ...invocation.terminal, stderr: stream },
      notice: (said) => void notices.push(said),
    },
    { bytes, named: 'What came on stdin' },
    corpayRunRules,
  );
  expect(read.ok).toBe(true);
  return notices;
};

it('a script hears of the encoding of a file only where it is not the usual one, and a person hears of any', async () => {
  expect(await noticesOf('utf8', false)).toEqual([]);
  expect(await noticesOf('utf16le', false)).toEqual([
    'What came on stdin is written in UTF-16 (little endian).',
  ]);
  expect(await noticesOf('utf8', true)).toEqual(['What came on stdin is written in UTF-8.']);
});
