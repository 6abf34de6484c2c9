import type { AnsweredCall } from './answeredCall.ts';
import { answeredCalls } from './answeredCalls.ts';

const calls: readonly (AnsweredCall & { readonly name: string })[] = Object.entries(answeredCalls).map(
  ([name, call]) => ({ name, ...call }),
);

export const callNames: readonly string[] = Object.keys(answeredCalls);

/** The call that is meant by its name, `POST /deal/book` or `/deal/book`, with the id that its path carries. */
export const findCall = (
  meant: string,
): { readonly call: AnsweredCall; readonly id: string | null } | null => {
  for (const call of calls) {
    const [method = '', path = ''] = call.path.split(' ');
    const given = meant.replace(`${method} `, '');
    if (meant === call.name || given === path) return { call, id: null };
    const [before = '', after] = path.split('{id}');
    const id = given.slice(before.length);
    if (after !== undefined && given.startsWith(before) && id !== '' && !id.includes('/'))
      return { call, id };
  }
  return null;
};
