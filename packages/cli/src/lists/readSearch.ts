import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { optionFailure, type CommandFailure } from '../failures/commandFailure.ts';
import type { Options } from '../verbs/options.ts';

/**
 * What `--search` looks for, empty where it does not stand in the call. One that says nothing, such as a script makes whose
 * variable is not set, is refused: whoever wants all of them leaves it out.
 */
export const readSearch = (options: Options): Result<string, CommandFailure> => {
  const search = options.text('search');
  return search !== null && search.trim() === ''
    ? optionFailure(
        '--search',
        'It is empty.',
        'Say what to look for, or leave --search out for all of them.',
      )
    : succeeded(search ?? '');
};
