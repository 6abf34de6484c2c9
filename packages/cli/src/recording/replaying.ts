import type { CommandOutput } from '../outputs/commandOutputs.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Output } from '../verbs/outcome.ts';

/** How a partner's recordings are replayed: the version that it reads, and what they show. */
export type Replaying = {
  readonly version: number;
  show(recording: unknown): CommandResult<Pick<Output<CommandOutput<'replay'>>, 'data' | 'view'>>;
};
