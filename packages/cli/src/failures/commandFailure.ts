import type { AmountFieldError } from '@fx-gateway/domain/money/findAmountProblem.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { exitCodes, type ExitCode } from './exitCodes.ts';

/** Why a command did not do what it was asked; printed as `{ "error": { code, message, hint, requestId } }`. */
export type CommandFailure = {
  readonly exit: ExitCode;
  /** For scripts: short, lower case, stable. */
  readonly code: string;
  readonly message: string;
  /** What to do next, or null. */
  readonly hint: string | null;
  /** The answer's request id, for the partner's support; null when nothing answered. */
  readonly requestId: string | null;
  /** The hint is sentences alone: nothing of it is copied, so it may be broken at the width of a terminal. */
  readonly prose?: true;
  /** Why it failed is known and told, so no call that came to nothing is told beside it. */
  readonly explained?: true;
};

type Details = { readonly hint?: string | null; readonly requestId?: string | null };

export const commandFailure = (
  exit: ExitCode,
  code: string,
  message: string,
  { hint = null, requestId = null }: Details = {},
): CommandFailure => ({ exit, code, message, hint, requestId });

/** It is not known whether what was sent was carried out: exit 8, never shown as failed (S-80). */
export const outcomeUnknownFailure = (message: string, details: Details): CommandFailure =>
  commandFailure(exitCodes.pending, 'outcome-unknown', message, details);

/** A command that was called wrongly: exit 2. */
export const usageFailure = (message: string, hint: string | null = null) =>
  failed(commandFailure(exitCodes.usage, 'usage', message, { hint }));

/** What is wrong with one option, under its name, in the words of a form's field. */
export const optionFailure = (flag: string, message: string, hint: string | null = null) =>
  usageFailure(`${flag}: ${message}`, hint);

/** The same of an amount, whose currency is part of what is said: `--amount in EUR: Max amount is 711`. */
export const amountFailure = (
  flag: string,
  currency: string,
  { message, help }: Pick<AmountFieldError, 'message' | 'help'>,
) => optionFailure(`${flag} in ${currency}`, message, help);
