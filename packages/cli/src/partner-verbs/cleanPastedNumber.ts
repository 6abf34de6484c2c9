import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { optionFailure, type CommandFailure } from '../failures/commandFailure.ts';
import type { Options } from '../verbs/options.ts';

/** The number of an order, or the name of a deal, as it is copied from a mail, without the blanks around it and a leading #. */
export const cleanPastedNumber = (text: string): string => text.trim().replace(/^#\s*/, '');

/** The same of an option; null where it was not given. */
export const readPastedOption = (
  options: Options,
  name: 'order' | 'deal',
): Result<string | null, CommandFailure> => {
  const given = options.text(name);
  if (given === null) return succeeded(null);
  const number = cleanPastedNumber(given);
  return number === '' ? optionFailure(`--${name}`, 'It is empty.') : succeeded(number);
};
