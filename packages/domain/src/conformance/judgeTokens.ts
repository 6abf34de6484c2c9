import { symptom } from './causes/symptom.ts';
import { refused, showing, type Judged } from './spoken/verdict.ts';

/** The calls of one service that carry the token of a partner, by the statuses of their answers. */
export type TokenCalls = {
  /** What decides under which name, or where, the token is taken. */
  readonly field: string;
  /** The headers that carry it, with their fields where they have names of the gateway's own. */
  readonly headers: readonly string[];
  readonly statuses: readonly number[];
};

/** Null where a call with the token was taken, or none was made: then a refusal is about something else. */
export const judgeTokens = ({ field, headers, statuses }: TokenCalls): Judged | null => {
  if (statuses.length === 0 || !statuses.every((status) => status === 401 || status === 403)) return null;
  const carried = headers.join(', ');
  return showing(
    refused({ note: `A token was given, and every call that carries it was refused (${carried}).` }),
    symptom('token-not-taken', carried, field),
  );
};
