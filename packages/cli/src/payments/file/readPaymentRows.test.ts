import { corpayRunRules } from '@fx-gateway/domain/corpay/payment-run/corpayRunRules.ts';
import { describe, expect, it } from 'vitest';
import { fakeInvocation } from '../../../test/fakeInvocation.ts';
import { collectingStream } from '../../../test/streams.ts';
import { readPaymentRows } from './readPaymentRows.ts';

const readText = async (text: string, ...column: readonly string[]) => {
  const { invocation, reported } = fakeInvocation(null, { column });
  const bytes = new TextEncoder().encode(text);
  const rows = await readPaymentRows(invocation, { bytes, named: 'pay.csv' }, corpayRunRules);
  return { rows, hint: rows.ok ? '' : rows.failure.hint, reported: reported() };
};

describe('a file of payments', () => {
  it('in which a column may name currencies is refused, with the options that say what it is', async () => {
    const text = 'Payee;Amount;Pénznem\nKitanami;1.500,00;US-Dollar\n';
    const refused = await readText(text);
    expect(refused.hint).toContain(
      "Line 1, column 3: 'Pénznem' seems to hold currencies, and it is not known what it is.",
    );
    expect(refused.hint).toContain(
      "Say what 'Pénznem' is: --column 'Pénznem=currency' or --column 'Pénznem=not-used'",
    );
    expect((await readText(text, 'Pénznem=not-used')).rows.ok).toBe(true);
    expect((await readText(text, 'Pénznem=currency')).rows).toMatchObject({
      value: { rows: [{ texts: { currency: 'US-Dollar' } }] },
    });
  });

  it('may have a title above its headers, and says that it is not read', async () => {
    const titled = await readText('Zahllauf, Summe 12.500,00\n\nLieferant;Betrag\nKitanami;1.500,00\n');
    expect(titled.reported).toContain('Lines 1 to 2 stand above the headers and are not read.');
    expect(titled.rows).toMatchObject({
      value: { rows: [{ row: 4, texts: { payee: 'Kitanami', amount: '1.500,00' } }], isCommaDecimal: true },
    });
    expect((await readText('Payee,Amount\nKitanami,1\n')).reported).toBe('');
    expect((await readText('November;\nLieferant;Betrag;Quelle\nA;1;€\n')).hint).toContain(
      'Line 2, column 3',
    );
  });
});

const plain = 'Payee,Amount\nThalassa,1\n';

const noticesOf = async (encoding: 'utf8' | 'utf16le', isTerminal: boolean): Promise<readonly string[]> => {
  const notices: string[] = [];
  const { invocation } = fakeInvocation(null);
  const { stream } = collectingStream(isTerminal);
  const bytes = Buffer.from(encoding === 'utf16le' ? `\uFEFF${plain}` : plain, encoding);
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
