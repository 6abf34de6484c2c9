import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FxgWithSandbox } from './fxgWithSandbox.ts';

/** The newest order of the stories: what is above it was booked here. */
export const newestSeeded = 20418200;

/** What `fxg payments` tells of a run. */
export type Report = {
  readonly deals: readonly { readonly deal: string; readonly state: string; readonly order: string | null }[];
  readonly rows: readonly {
    readonly row: number;
    readonly state: string;
    readonly reference: string;
    readonly fee: { readonly currency: string } | null;
    readonly requestId: string | null;
  }[];
};
type Order = { readonly orderNumber: string };
type Shown = { readonly payments: readonly { readonly reference: string }[] };

export const payees = [
  'Thalassa Olive Cooperative',
  'Imogen Hartwell',
  'Kitanami Precision Works',
  'Callum Wrenfield',
];

/** So many payments in four currencies, each with a reference of its own. */
export const sheet = (count: number, mark: string): string =>
  [
    'Payee,Amount,Reference',
    ...Array.from(
      { length: count },
      (_, place) => `${payees[place % payees.length]},${100 + place},${mark}-${place}`,
    ),
  ].join('\n');

/** A file in the home of this user. */
export const writeSheet = async (
  { user }: FxgWithSandbox,
  text: string,
  name = 'payments.csv',
): Promise<string> => {
  const file = join(user.home, name);
  await writeFile(file, text);
  return file;
};

export const runOf = (file: string, key: string): readonly string[] => [
  'payments',
  'run',
  '--file',
  file,
  '--key',
  key,
  '--purpose',
  'INVOICE',
  '--max-settlement',
  'USD=1000000',
  '--yes',
];

/** The references that the partner pays with its orders above this one, however often. */
export const paidReferences = async (
  { user }: FxgWithSandbox,
  above = newestSeeded,
): Promise<readonly string[]> => {
  const orders = (await user.fxg('orders', 'list')).data<readonly Order[]>();
  const references: string[] = [];
  for (const { orderNumber } of orders.filter((order) => Number(order.orderNumber) > above)) {
    const { payments } = (await user.fxg('orders', 'show', orderNumber)).data<Shown>();
    references.push(...payments.map(({ reference }) => reference));
  }
  return references;
};
