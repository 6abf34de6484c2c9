/** The navigation state of the wizard that is opened for somebody whose name is known. It carries no account. */
export const payeeToAddState = (name: string): { readonly payeeToAdd: string } => ({ payeeToAdd: name });

/** The name that a new beneficiary begins with; null where the wizard was opened for nobody. */
export const readPayeeToAdd = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'payeeToAdd' in state && typeof state.payeeToAdd === 'string'
    ? state.payeeToAdd
    : null;
