import { paths } from '../routing/paths.ts';

/** What is known of somebody who is to be added. */
type PayeeToAdd = {
  readonly name: string;
  /** Account and currency in the words that the wizard reads; empty where they are not known. */
  readonly details: string;
};

/**
 * Whom the wizard is about to be opened for. A browser may write the state of a navigation to a disk, so it carries a
 * mark alone; what is known of the payee stands here, in the memory of the page, until the wizard takes it.
 */
let held: (PayeeToAdd & { readonly mark: string }) | null = null;

/** Holds what is known of somebody for the wizard that opens with the state of this mark. */
export const holdPayeeToAdd = (mark: string, payee: PayeeToAdd): void => {
  held = { ...payee, mark };
};

/** The navigation state of the wizard that is opened for somebody who is held; `next` goes on once they are added, or not. */
export const payeeToAddState = (mark: string, next: string) => ({ payeeToAdd: mark, next });

const textIn = (state: unknown, name: string): string | null => {
  const found: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  return typeof found === 'string' ? found : null;
};

/** For whom the wizard was opened, once; null where nobody is held, as after a reload. */
export const takePayeeToAdd = (state: unknown): PayeeToAdd | null => {
  const payee = held !== null && held.mark === textIn(state, 'payeeToAdd') ? held : null;
  if (payee !== null) held = null;
  return payee;
};

/** What comes after the wizard. */
export const pageAfterAdding = (state: unknown): string =>
  textIn(state, 'next') ?? paths.gateway.beneficiaries;
