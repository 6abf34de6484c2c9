import { fieldMessages } from '@fx-gateway/domain/forms/fieldMessages.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { optionFailure } from '../failures/commandFailure.ts';
import type { CommandResult } from './commandResult.ts';
import type { Invocation } from './invocation.ts';

/** One of several things to choose from. */
export type SelectableOption = { readonly id: string; readonly text: string };

type Question = {
  readonly flag: string;
  readonly title: string;
  readonly choices: readonly SelectableOption[];
  /** The id that was given, or null. */
  readonly chosen: string | null;
  /** What is said of an id that is none of them. */
  readonly notOffered: string;
  /** The command that lists them, where there is one. */
  readonly listedBy?: string;
};

/** The choice that was named, or that the user makes now; a script is told what it can choose. */
export const resolveOrAskOption = async (
  invocation: Invocation,
  { flag, title, choices, chosen, notOffered, listedBy }: Question,
): CommandResult<SelectableOption> => {
  const named = choices.find(({ id }) => id === chosen);
  if (named !== undefined) return succeeded(named);
  const list = choices.map(({ id, text }) => `${id} (${text})`).join('; ');
  const hint = choices.length === 0 ? `${title}: there is none to choose.` : `${flag} is one of: ${list}.`;
  if (chosen !== null) {
    const listed =
      listedBy === undefined || choices.length === 0 ? hint : `${listedBy} lists those that are: ${list}.`;
    return optionFailure(flag, notOffered, listed);
  }
  const prompts = choices.length === 0 ? null : await invocation.prompts();
  if (prompts === null) return optionFailure(flag, fieldMessages.required, hint);
  const answer = await prompts.choose(
    title,
    choices.map(({ id, text }) => ({ value: id, label: text })),
  );
  if (!answer.ok) return answer;
  const picked = choices.find(({ id }) => id === answer.value);
  return picked === undefined ? optionFailure(flag, fieldMessages.required, hint) : succeeded(picked);
};
