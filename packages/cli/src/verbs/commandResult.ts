import type { Result } from '@fx-gateway/domain/result/result.ts';
import type { CommandFailure } from '../failures/commandFailure.ts';

/** What a step of a command gives, or why the command ends there. */
export type CommandResult<T> = Promise<Result<T, CommandFailure>>;
