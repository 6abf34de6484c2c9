import { describe, expect, it } from 'vitest';
import { beneficiaryOptions } from './beneficiaryOptions.ts';

const payee = (clientIntegrationId: string, curr: string, bankCountryISO: string) => ({
  clientIntegrationId,
  payee: 'Olive & Sons',
  curr,
  bankCountryISO,
  methods: ['W'],
});

describe('choosing whom to pay', () => {
  it('tells two of the same name and currency apart by the country of their bank and by the own name, with a line kept for it', () => {
    const choices = beneficiaryOptions(
      [payee('1', 'EUR', 'GR'), payee('2', 'EUR', 'CH'), payee('3', 'GBP', 'GB')],
      new Map([['2', 'Rent']]),
      new Map([
        ['2', 'Last deal Nov 21, 2026'],
        ['3', 'Last deal Oct 1, 2026'],
      ]),
    );
    const name = 'Olive & Sons';
    expect(choices).toEqual([
      { value: '1', label: 'Olive & Sons · EUR · Greece', name, also: '', hint: '' },
      {
        value: '2',
        label: 'Olive & Sons · EUR · Switzerland',
        name,
        hint: 'Rent · Last deal Nov 21, 2026',
        also: 'Rent',
      },
      { value: '3', label: 'Olive & Sons · GBP', name, also: '', hint: 'Last deal Oct 1, 2026' },
    ]);
  });
});
