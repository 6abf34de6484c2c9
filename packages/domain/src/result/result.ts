/** What a step of normal life gives back: its value, or the failure that the caller must speak about. */
export type Result<T, F> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: F };

export const succeeded = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const failed = <F>(failure: F): { readonly ok: false; readonly failure: F } => ({
  ok: false,
  failure,
});

/** The value of a step that cannot fail. */
export const valueOfSureResult = <T>(result: Result<T, never>): T =>
  result.ok ? result.value : result.failure;
