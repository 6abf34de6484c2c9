import { corpayRunRules } from '../src/corpay/payment-run/corpayRunRules.ts';
import type { RunContext } from '../src/payment-run/judging/runContext.ts';
import { emptyRunRowTexts, type RunRow, type RunRowTexts } from '../src/payment-run/runRow.ts';
import type { RunPayee } from '../src/payment-run/runPayee.ts';

export const northwind: RunPayee = {
  id: 'p-1',
  name: 'Northwind Ltd',
  currency: 'EUR',
  country: 'GR',
  methods: ['W', 'E'],
  bank: 'Coral Bay Bank',
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

export const runContext: RunContext = {
  rules: corpayRunRules,
  payees: [northwind, contoso],
  settlementCurrency: 'USD',
  chosenAccounts: [],
  settlementAccounts: [
    { id: 'usd-1', text: 'Operating', currency: 'USD', preferred: true },
    { id: 'usd-2', text: 'Reserve', currency: 'USD', preferred: false },
    { id: 'gbp-1', text: 'London', currency: 'GBP', preferred: false },
    { id: 'eur-1', text: 'Athens', currency: 'EUR', preferred: true },
  ],
  purposes: [
    {
      country: 'GR',
      method: 'W',
      choices: [
        { id: 'goods', text: 'Purchase of goods' },
        { id: 'services', text: 'Purchase of services' },
      ],
      chosen: 'goods',
    },
    { country: 'GB', method: 'W', choices: [{ id: 'rent', text: 'Rent' }], chosen: null },
  ],
  recentPayments: [],
  changedPayees: new Set(),
  isCommaDecimal: false,
};
