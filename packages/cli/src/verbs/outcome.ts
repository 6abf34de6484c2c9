import type { Result } from '@fx-gateway/domain/result/result.ts';
import type { CommandFailure } from '../failures/commandFailure.ts';
import type { CommandWords, CommandOutput } from '../outputs/commandOutputs.ts';
import type { ViewStyle } from '../terminal/viewStyle.ts';

/** What a command gives: the same data for scripts and for readers. */
export type Output<Data = unknown> = {
  readonly data: Data;
  /** The view for a user at a terminal; null when JSON is the view. */
  readonly view: ((paint: ViewStyle) => string) | null;
  /** With what the command ends although it gave an answer: a check that does not hold. */
  readonly failure: CommandFailure | null;
  /** It is the last line of a stream: JSON stands on one line. */
  readonly line?: true;
  /** What was changed, in a sentence for stderr where the answer cannot be written. */
  readonly done?: string;
};

/** How a command ends, by its words; of any command without them. */
export type Outcome<Words extends CommandWords | null = null> = Result<
  Output<CommandOutput<Words>> | null,
  CommandFailure
>;
