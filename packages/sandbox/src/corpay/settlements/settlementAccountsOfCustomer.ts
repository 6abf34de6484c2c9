import { beneficiaryCurrencies } from '@fx-gateway/domain/geography/beneficiaryCurrencies.ts';
import type { Currency } from '@fx-gateway/domain/geography/currency.ts';

/** An account that a deal or its fee can be settled from. */
export type SettlementAccount = {
  readonly id: string;
  readonly text: string;
  readonly method: { readonly id: string; readonly text: string };
  readonly currency: Currency;
  readonly bankName: string;
  readonly bankAccount: string;
  readonly preferred: boolean;
  readonly selected: boolean;
};

type SettlementGroup = {
  readonly ordnum: number;
  readonly text: string;
  readonly children: readonly SettlementAccount[];
};

const balanceCurrencies: readonly Currency[] = ['USD', 'EUR', 'GBP'];
const methodTexts = { W: 'Wire', E: 'iACH', C: 'FXBalance' } as const;

/** The name of a settlement method; an unknown code is given back as it came. */
export const settlementMethodName = (code: string): string =>
  Object.entries(methodTexts).find(([method]) => method === code)?.[1] ?? code;

type Kind = {
  readonly prefix: string;
  readonly method: keyof typeof methodTexts;
  readonly bankName: string;
  /** Keeps the account numbers of the kinds apart. */
  readonly serial: number;
  readonly preferred?: boolean;
};

const bankWire: Kind = {
  prefix: 'INCOMING',
  method: 'W',
  bankName: 'Northfield Bank',
  serial: 0,
  preferred: true,
};
const bankTransfer: Kind = { prefix: 'DEBIT', method: 'E', bankName: 'Northfield Bank', serial: 4_001 };
const balance: Kind = { prefix: 'FXBALANCE', method: 'C', bankName: 'Corpay', serial: 8_005 };

const account = (clientCode: string, kind: Kind, currency: Currency): SettlementAccount => {
  const serial = Number(clientCode) * 7 + beneficiaryCurrencies.findIndex((code) => code === currency) * 613;
  const ending = ((serial + kind.serial) % 10_000).toString().padStart(4, '0');
  const method = methodTexts[kind.method];
  const preferred = kind.preferred === true;
  return {
    id: `${kind.prefix}${clientCode}_${currency}`,
    text: `${currency} ${method}, ${kind.bankName} ...${ending}`,
    method: { id: kind.method, text: method },
    currency,
    bankName: kind.bankName,
    bankAccount: `...${ending}`,
    preferred,
    selected: preferred,
  };
};

/**
 * The settlement accounts of a customer in the partner's two levels: a bank account in every currency that can be
 * settled (the dollar also by direct debit), and balances in a few.
 */
export const settlementGroupsOfCustomer = (clientCode: string): readonly SettlementGroup[] => [
  {
    ordnum: 1,
    text: 'Bank accounts',
    children: beneficiaryCurrencies.flatMap((currency) =>
      (currency === 'USD' ? [bankWire, bankTransfer] : [bankWire]).map((kind) =>
        account(clientCode, kind, currency),
      ),
    ),
  },
  {
    ordnum: 2,
    text: 'Multi-currency balances',
    children: balanceCurrencies.map((currency) => account(clientCode, balance, currency)),
  },
];

export const settlementAccountsOfCustomer = (clientCode: string): readonly SettlementAccount[] =>
  settlementGroupsOfCustomer(clientCode).flatMap(({ children }) => children);
