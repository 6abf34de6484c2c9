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
  it('tells two of the same name and currency apart by the country of their bank and by what is known of their accounts', () => {
    const choices = beneficiaryOptions(
      [payee('1', 'EUR', 'GR'), payee('2', 'EUR', 'CH'), payee('3', 'GBP', 'GB')],
      new Map([
        ['2', '•••• 2345 · Rent'],
        ['3', '•••• 9999'],
      ]),
    );
    expect(choices).toEqual([
      { value: '1', label: 'Olive & Sons · EUR · Greece', name: 'Olive & Sons' },
      { value: '2', label: 'Olive & Sons · EUR · Switzerland · •••• 2345 · Rent', name: 'Olive & Sons' },
      { value: '3', label: 'Olive & Sons · GBP', name: 'Olive & Sons' },
    ]);
  });
});
