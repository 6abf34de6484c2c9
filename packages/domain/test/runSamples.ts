import { emptyRunRowTexts, type RunRow, type RunRowTexts } from '../src/payment-run/runRow.ts';
import type { RunPayee } from '../src/payment-run/runPayee.ts';

export const northwind: RunPayee = {
  id: 'p-1',
  name: 'Northwind Ltd',
  currency: 'EUR',
  country: 'GR',
  methods: ['W', 'E'],
  accountEnding: '2345',
  iban: 'GR1601101250000000012302345',
};

export const contoso: RunPayee = {
  id: 'p-2',
  name: 'Contoso Müller',
  currency: 'GBP',
  country: 'GB',
  methods: ['W'],
};

export const runRow = (texts: Partial<RunRowTexts>, row = 2): RunRow => ({
  row,
  texts: { ...emptyRunRowTexts, ...texts },
});
