import { isCurrency, type Currency } from '@fx-gateway/domain/geography/currency.ts';
import { fieldMessages } from '@fx-gateway/domain/forms/fieldMessages.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { optionFailure, type CommandFailure } from '../failures/commandFailure.ts';
import type { Options } from '../verbs/options.ts';

/** The currency that `--currency` narrows a list to, null for all; a code that no list could hold is refused. */
export const readCurrencyFilter = (options: Options): Result<Currency | null, CommandFailure> => {
  const code = options.text('currency')?.trim().toUpperCase() ?? null;
  return code === null || isCurrency(code)
    ? succeeded(code)
    : optionFailure('--currency', fieldMessages.invalid, 'A code such as USD.');
};
