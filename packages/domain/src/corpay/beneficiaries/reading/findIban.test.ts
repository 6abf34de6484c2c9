import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findIban } from './findIban.ts';

const greek = 'GR9301198760000000123456789';

describe('the IBAN of a text (CP-READ-1)', () => {
  it.each([
    ['alone', greek],
    ['in groups', 'gr93 0119 8760 0000 0012 3456 789'],
    ['with dashes', 'GR93-0119-8760-0000-0012-3456-789'],
    ['behind its label', `IBAN: ${greek}`],
    ['before a BIC on the same line', `${greek} BIC AGLKGR2X`],
    ['in a sentence', `Please pay to GR93 0119 8760 0000 0012 3456 789 by Friday`],
    ['twice', `${greek}\n${greek}`],
    ['beside a tax number that begins as it does', `VAT GR12345678\n${greek}`],
  ])('is found %s', (_where, text) => {
    expect(findIban(text)).toEqual({ iban: greek, mistake: null, missing: null });
  });

  it.each([
    'Invoice NO 1234567890123',
    'Account No 12345678',
    'GR',
    'Lighthouse',
    'AT20, please',
    'VAT GR123456789',
  ])('is not seen in %s', (text) => {
    expect(findIban(text)).toEqual({ iban: null, mistake: null, missing: null });
  });

  it('says how much is missing while it is typed alone', () => {
    expect(findIban('GR93 0119')).toEqual({ iban: null, mistake: null, missing: '19 more characters.' });
  });

  it.each([
    'GR94 0119 8760 0000 0012 3456 789',
    'IBAN: GR94 0119 8760 0000 0012 3456 789',
    'To X\nGR9401198760000000123456789 now',
  ])('with wrong check digits is told at once, with its groups to compare: %s', (text) => {
    const { iban, mistake } = findIban(text);
    expect(iban).toBeNull();
    expect(mistake).toBe(
      'This IBAN has a mistake: its check digits do not fit the rest. Compare it in fours with what you were given: GR94 0119 8760 0000 0012 3456 789.',
    );
  });

  it('that is too long says so although its beginning is right', () => {
    expect(findIban(`${greek}0`).mistake).toMatch(/has 27 characters, this one has 28/);
  });

  it('that is cut short behind its label says so', () => {
    expect(findIban('Bank: Aegean\nIBAN: GR93 0119 8760').mistake).toMatch(
      /has 27 characters, this one has 12/,
    );
  });

  it('that is cut short on a line of its own says so', () => {
    expect(findIban('Meltemi AE\nGR93 0119 8760 0000 0012\nAthens').mistake).toMatch(
      /has 27 characters, this one has 20/,
    );
  });

  it('of a country that has none says so where it stands alone', () => {
    expect(findIban('GX93 0119 8760 0000 0012 3456 789').mistake).toMatch(
      /^'GX' is not a country that uses IBANs\./,
    );
  });

  it.each(['Meltemi AE\nFR12345678901', 'Meltemi AE\nNL123456789B01', 'Meltemi AE\nPO20261130000012345'])(
    'is not seen in another number on a line of its own: %s',
    (text) => {
      expect(findIban(text)).toEqual({ iban: null, mistake: null, missing: null });
    },
  );

  it('is not chosen between two different ones', () => {
    expect(findIban(`${greek}\nGB64SNDB99001170012345`)).toEqual({
      iban: null,
      mistake: 'Your text holds two IBANs. Keep the one that you want to pay.',
      missing: null,
    });
  });

  it('with any one digit wrong is never taken', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 26 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const wrong = `${greek.slice(0, at)}${(Number(greek[at]) + by) % 10}${greek.slice(at + 1)}`;
        expect(findIban(wrong).iban).toBeNull();
        expect(findIban(`Pay to ${wrong}\nThank you`).iban).toBeNull();
      }),
    );
  });

  it('is the same however it is grouped', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 27, maxLength: 27 }), (spaces) => {
        // Groups begin behind the check digits.
        const typed = [...greek]
          .map((sign, at) => (at > 3 && spaces[at] === true ? ` ${sign}` : sign))
          .join('');
        expect(findIban(`Account\n${typed}\nof Thalassa`).iban).toBe(greek);
      }),
    );
  });
});
