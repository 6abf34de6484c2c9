import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDecimal } from './decimal.ts';
import { formatAmount, formatMoney } from './formatMoney.ts';
import { makeMoney } from './makeMoney.ts';
import { findAmbiguousAmountReadings, pastedAmountMessage, readPastedAmount } from './readPastedAmount.ts';

const readAs = (text: string, field: Parameters<typeof readPastedAmount>[1] = 'EUR') =>
  readPastedAmount(text, field)?.text ?? null;

const readings = (text: string, field: 'JPY' | 'EUR') =>
  findAmbiguousAmountReadings(text, field).map((each) => each.text);

describe('an amount that is pasted in everyday spelling (S-6)', () => {
  it.each([
    ['EUR 10 000,00', '10000.00'],
    ['10\u202f000,00\u00a0€', '10000.00'],
    ["10'000.50", '10000.50'],
    ['10’000.50', '10000.50'],
    ['1.234.567,89', '1234567.89'],
    ['1.234.567', '1234567'],
    ['1.234,5', '1234.5'],
    ['12,5', '12.5'],
    ['10k', '10000'],
    ['1.5 K', '1500'],
    ['€1,25k', '1250'],
    ['2 Mio. EUR', '2000000'],
    ['1.25mn', '1250000'],
    ['CHF 100.-', '100'],
    ['100,–', '100'],
    ['4.250,-', '4250'],
    ['EUR 4.250,–', '4250'],
    ['1.234.567.-', '1234567'],
    ['4,250,-', '4250'],
    ['€10,000.00', '10000.00'],
    ['10 000 eur', '10000'],
    ['0.05k', '50'],
    ['1,000,000k', '1000000000'],
    ['1,000.50k', '1000500'],
    ['12,34,567.00', '1234567.00'],
    ['INR 1,23,456', '123456'],
    ['₹1,00,00,000', '10000000'],
  ])('%s is %s', (text, read) => expect(readAs(text)).toBe(read));

  it.each([
    ['1,000', '1000'],
    ['10,000.5', '10000.5'],
    [' 7. ', '7.'],
    ['EUR 1,000', '1000'],
  ])('%s is what it is where it is typed, %s', (text, read) => expect(readAs(text)).toBe(read));

  it.each([
    '1.000',
    'EUR 1.000',
    '1.000k',
    '4,5,-',
    '4.25,-',
    '10,-k',
    '1,000k',
    '12,000k',
    '1’00',
    '1.2345',
    '1,234,5',
    '1.234.5',
    '1234,567',
    '1 234.567',
    '10 000 5',
    '1,23,45',
    '12.34.567',
    '1,234,56,789',
    '10\t000',
    '10\n000',
    '0 100',
    '10M',
    '10 kr',
    '10kEUR',
    'BTC 10',
    'EUR 10 USD',
    '-10',
    '10 %',
    '1e5',
    '5 of 10',
    '',
    'EUR',
    `EUR ${'1'.repeat(40)}`,
  ])('"%s" can be read in two ways or in none, and stays as it is', (text) =>
    expect(readAs(text)).toBeNull(),
  );

  it('has no more digits than its currency', () => {
    expect(readAs('JPY 10 000', 'JPY')).toBe('10000');
    expect(readAs('JPY 10 000,50', 'JPY')).toBeNull();
    expect(readAs('1,5k', 'JPY')).toBe('1500');
  });

  it('has thousands and no fraction where its currency has none', () => {
    expect(readings('75.000', 'JPY')).toEqual(['75000']);
    expect(readings('75,000', 'JPY')).toEqual(['75000']);
    expect(readings('75.000', 'EUR')).toEqual(['75', '75000']);
    expect(readings('1.500k', 'JPY')).toEqual(['1500', '1500000']);
    expect(readings('4.250,-', 'EUR')).toEqual([]);
  });

  it('may end in the two zeros that every amount is shown with', () => {
    for (const text of ['JPY 10 000,00', '¥10,000.00', '10,000.00'])
      expect(readDecimal(readAs(text, 'JPY') ?? '', 'JPY')).toEqual(makeMoney(10_000n, 'JPY'));
  });

  it.each([
    ['EUR 10k', 'EUR', 'EUR'],
    ['$10k', 'USD', 'USD'],
    ['$10k', 'CAD', 'CAD'],
    ['$10k', 'AUD', 'AUD'],
    ['$10k', 'NZD', 'NZD'],
    ['$10k', 'TWD', 'TWD'],
    ['$10k', 'MXN', 'MXN'],
    ['$10k', 'EUR', 'USD'],
    ['US$10k', 'CAD', 'USD'],
    ['CA$10k', 'USD', 'CAD'],
    ['¥10 000', 'CNY', 'CNY'],
    ['¥10 000', 'EUR', 'JPY'],
    ['10k', 'EUR', null],
    ['£10', null, 'GBP'],
  ] as const)('%s in a field of %s names %s', (text, field, named) =>
    expect(readPastedAmount(text, field)?.named).toBe(named),
  );

  const amounts = fc.bigInt({ min: 1n, max: 10n ** 14n });
  const languages = fc.constantFrom(
    'en-US',
    'de-DE',
    'de-CH',
    'fr-FR',
    'en-IE',
    'pl-PL',
    'sv-SE',
    'en-ZA',
    'pt-BR',
  );

  it('is read exactly with its cents in every language that groups by three', () => {
    fc.assert(
      fc.property(amounts, languages, fc.boolean(), (minor, language, withCode) => {
        const format = new Intl.NumberFormat(language, {
          minimumFractionDigits: 2,
          ...(withCode ? { style: 'currency', currency: 'EUR', currencyDisplay: 'code' } : {}),
        });
        // A string keeps the cents of an amount that no float could.
        const text = format.format(`${minor / 100n}.${String(minor % 100n).padStart(2, '0')}` as `${number}`);
        const read = readAs(text);
        expect(readDecimal(read ?? text, 'EUR')).toEqual(makeMoney(minor, 'EUR'));
      }),
    );
  });

  it('is never read as another whole amount than was written, and as none where it may be another', () => {
    fc.assert(
      fc.property(amounts, languages, (major, language) => {
        const read = readAs(new Intl.NumberFormat(language).format(major));
        if (read !== null) expect(readDecimal(read, 'EUR')).toEqual(makeMoney(major * 100n, 'EUR'));
      }),
    );
  });

  it('what can be typed is read as where it is typed, and what is read can be typed', () => {
    const texts = fc.string({ unit: fc.constantFrom(..."0159.,' k€", 'EUR', 'mn', '000') });
    fc.assert(
      fc.property(texts, (text) => {
        const typed = readDecimal(text, 'EUR');
        const read = readPastedAmount(text, 'EUR');
        if (typed !== null) expect(readAs(text)).not.toBeNull();
        if (read === null) return;
        const amount = readDecimal(read.text, 'EUR');
        expect(amount).not.toBeNull();
        if (typed !== null) expect(amount).toEqual(typed);
      }),
    );
  });

  it('reads its own way of showing money back', () => {
    fc.assert(
      fc.property(amounts, (minor) => {
        const shown = [formatMoney(makeMoney(minor, 'EUR')), `${formatAmount(makeMoney(minor, 'EUR'))} EUR`];
        for (const text of shown)
          expect(readDecimal(readAs(text) ?? '', 'EUR')).toEqual(makeMoney(minor, 'EUR'));
      }),
    );
  });
});

describe('how a paste was read', () => {
  const pasted = { text: '10000', named: 'EUR' } as const;

  it.each([
    [pasted, 'EUR', 'Read as 10,000.00 EUR'],
    [pasted, 'USD', 'Read as 10,000.00 USD, not EUR'],
    [pasted, null, 'Read as 10,000.00 EUR'],
    [{ text: '10000', named: null }, null, 'Read as 10,000.00'],
    [{ text: '10000', named: null }, 'GBP', 'Read as 10,000.00 GBP'],
  ] as const)('%j in a field of %s: %s', (read, field, words) =>
    expect(pastedAmountMessage(read, '10,000.00', field)).toBe(words),
  );

  it('is no longer said of another amount', () => {
    expect(pastedAmountMessage(pasted, '10001', 'EUR')).toBeNull();
    expect(pastedAmountMessage(pasted, '', 'EUR')).toBeNull();
    expect(pastedAmountMessage({ text: '10.005', named: null }, '10', 'EUR')).toBeNull();
  });
});
