/** A refusal in the words of the identity service. */
export type Refusal = { readonly type: string; readonly message: string };

/** How an operation ended: with its answer or with a refusal. */
export type Outcome<Answer = object> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly refusal: Refusal };

export const succeededOutcome = <Answer>(value: Answer): Outcome<Answer> => ({ ok: true, answer: value });

export const refusedOutcome = (
  type: string,
  message: string,
): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: { type, message },
});

export const notAuthorizedRefusal = (message: string) => refusedOutcome('NotAuthorizedException', message);
