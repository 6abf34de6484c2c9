import { paths } from '../routing/paths.ts';

type PayeeToAdd = {
  /** The name that the new beneficiary begins with; null where it is known to nobody. */
  readonly name: string | null;
  /** The page that goes on once they are added, or not. */
  readonly next: string;
};

/** The navigation state of the wizard that is opened for somebody whose name is known. It carries no account. */
export const payeeToAddState = (payeeToAdd: string, next: string) => ({ payeeToAdd, next });

const textIn = (state: unknown, name: string): string | null => {
  const found: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  return typeof found === 'string' ? found : null;
};

/** For whom the wizard was opened, and what comes after it. */
export const readPayeeToAdd = (state: unknown): PayeeToAdd => ({
  name: textIn(state, 'payeeToAdd'),
  next: textIn(state, 'next') ?? paths.gateway.beneficiaries,
});
