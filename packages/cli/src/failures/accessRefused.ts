import { signInHint } from './signInNeeded.ts';

/** What a page says of access that was refused: a command that has ended asks for nothing more, and has no page. */
const wordsOfPage =
  /Session expired\. (?:Trying to generate new tokens\.\.\.|Please reload the page\.)|Secure Tokens have expired\. Please refresh your browser and try again\./;

/** Access is asked for anew before it counts as refused (S-82). */
const refusedAgain = 'The partner refused the access, also after it was renewed.';

/** How to go on after access was refused: every command asks for it anew. */
const accessHint = `Run the same command again; where it is refused again: ${signInHint}`;

/** The words of a page about access, as they hold at a terminal, and how to go on; null for all other words. */
export const accessRefused = (words: string): { readonly message: string; readonly hint: string } | null =>
  wordsOfPage.test(words) ? { message: words.replace(wordsOfPage, refusedAgain), hint: accessHint } : null;
