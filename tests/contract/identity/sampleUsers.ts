/** A user who registers. */
export const dana = 'dana@harbor.test';
/** A user who is there from the start. */
export const customer = 'corpay@sandbox.test';

export const password = 'seven blue herons';
export const another = 'Eight-grey-herons';
