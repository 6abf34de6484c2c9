import { makeOutput } from '../verbs/makeOutput.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';

/** What a check of a live quote ends with: what it has led to, and whether Book Deal is on, as it was expected. */
export const toQuoteCheckOutput = <Why extends string>(
  data: object,
  why: Why | null,
  messages: Readonly<Record<Why, string>>,
  expect: { readonly bookDeal: boolean } | null | undefined,
) => {
  const on = why === null;
  return makeOutput(
    { ...data, bookDeal: { on, why, words: why === null ? null : messages[why] } },
    null,
    expect == null || expect.bookDeal === on
      ? null
      : commandFailure(exitCodes.failed, 'check-does-not-hold', `Book Deal is ${on ? 'on' : 'off'}.`),
  );
};
