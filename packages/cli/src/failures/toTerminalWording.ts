import { signInHint } from './signInNeededFailure.ts';

/** What a page says of access that was refused: a command that has ended asks for nothing more, and has no page. */
const wordsOfPage =
  /Session expired\. (?:Trying to generate new tokens\.\.\.|Please reload the page\.)|Secure Tokens have expired\. Please refresh your browser and try again\./;

/** Access is asked for anew before it counts as refused (S-82). */
const refusedAgain = 'The partner refused the access, also after it was renewed.';

/** How to go on after access was refused: every command asks for it anew. */
export const retryAfterAccessRefusedHint = `Run the same command again; where it is refused again: ${signInHint}`;

/** What is said of a failure: the words of a page about access as they hold at a terminal, all others as they are. */
export const toTerminalWording = (words: string): string => words.replace(wordsOfPage, refusedAgain);
