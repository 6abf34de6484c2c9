import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { Options } from '../../verbs/options.ts';
import { optionFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import { safeText } from '../../safe-text/safeText.ts';

/** What is agreed to is what is sent: a reference that a terminal cannot show as it is, is refused before anything is read. */
export const refuseUnprintableReference = (options: Options): Result<null, CommandFailure> => {
  const reference = options.text('reference') ?? '';
  return safeText(reference) === reference
    ? succeeded(null)
    : optionFailure(
        '--reference',
        'It holds a line break, a tab or another character that cannot be shown.',
        'Write it as one line of text that can be read.',
      );
};
