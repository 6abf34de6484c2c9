import type { ErrorCheckCall, ErrorCheckCalls } from './answeredCall.ts';

/** The call that is meant by its name, `POST /deal/book` or `/deal/book`, with the id that its path carries. */
export const findErrorCheckCall = <Partner, Subject>(
  calls: ErrorCheckCalls<Partner, Subject>,
  meant: string,
): { readonly call: ErrorCheckCall<Partner, Subject>; readonly id: string | null } | null => {
  for (const [name, call] of Object.entries(calls)) {
    const [method = '', path = ''] = call.path.split(' ');
    const given = meant.replace(`${method} `, '');
    if (meant === name || given === path) return { call, id: null };
    const [before = '', after] = path.split('{id}');
    if (after === undefined || !given.startsWith(before) || !given.endsWith(after)) continue;
    const id = given.slice(before.length, given.length - after.length);
    if (id !== '' && !id.includes('/')) return { call, id };
  }
  return null;
};
