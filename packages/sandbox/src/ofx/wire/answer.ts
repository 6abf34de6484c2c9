import type { Answer } from '@fx-gateway/services/http/answer.ts';

export type { Answer };

/** What is wrong with one member of a beneficiary; `fieldName` is its path, such as `beneficiaryAddress.postCode`. */
export type FieldError = { readonly fieldName: string; readonly message: string };

export const okAnswer = (body: unknown, status = 200): Answer => ({ status, body });

export const refusalAnswer = (status: number, message: string): Answer => ({ status, body: { message } });

/** The refusal of a beneficiary: everything that is wrong with it at once (OFX-BENE-26). */
export const fieldErrorsAnswer = (errors: readonly FieldError[]): Answer => ({
  status: 403,
  body: { errors },
});
