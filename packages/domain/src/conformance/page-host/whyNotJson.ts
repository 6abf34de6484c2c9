/** What stands where JSON ends or begins to be none. */
type JsonFault = {
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** Such as `a comma before }`. */
  readonly seen: string;
};

const text = /"(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y;
const plain = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?(?![\w$])|(?:true|false|null)(?![\w$])/y;
const blanks = /[ \t\n\r]*/y;

/** Where the first sign stands that does not belong there; null where all do. */
const faultAt = (json: string): number | null => {
  let at = 0;
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(json);
    at += found?.[0].length ?? 0;
    return found !== null;
  };
  const is = (sign: string): boolean => {
    skip(blanks);
    if (json[at] !== sign) return false;
    at += 1;
    return true;
  };
  const each = (end: string, one: () => boolean): boolean => {
    if (is(end)) return true;
    do if (!one()) return false;
    while (is(','));
    return is(end);
  };
  const member = (): boolean => skip(blanks) && skip(text) && is(':') && value();
  const value = (): boolean => {
    if (is('{')) return each('}', member);
    return is('[') ? each(']', value) : skip(text) || skip(plain);
  };
  const isWhole = value() && skip(blanks) && at === json.length;
  skip(blanks);
  return isWhole ? null : at;
};

const placeholder = /^(?:\$\{[^}\s]*\}?|\{\{[^}]*\}?\}?|<[^>\s]*>)/;

const mostShown = 20;

const seenAt = (json: string, at: number): string => {
  const [token = ''] = /^\S*/.exec(json.slice(at)) ?? [];
  const shown = token.length > mostShown ? `${token.slice(0, mostShown)}…` : token;
  if (token === '') return 'the end of the file, where more has to come';
  if (placeholder.test(token)) return `${placeholder.exec(token)?.[0] ?? ''}, which was not filled in`;
  if (/^(?:\/[/*]|#)/.test(token)) return `the comment ${shown}, and JSON has none`;
  if (/^[}\]]/.test(token) && /,\s*$/.test(json.slice(0, at))) return `a comma before ${token[0]}`;
  return `${shown}, which does not belong there`;
};

/** Where and why a text is no JSON; null where none is seen. */
const jsonFault = (json: string): JsonFault | null => {
  const at = faultAt(json);
  if (at === null) return null;
  const before = json.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, seen: seenAt(json, at) };
};

const isJson = (given: string): boolean => {
  try {
    JSON.parse(given);
    return true;
  } catch {
    return false;
  }
};

const isPage = /^\s*<(?:!doctype|html|head|\?xml)/i;

/** Why a text is not JSON, in words that fit behind the name of its file; null where it is. */
export const whyNotJson = (given: string): string | null => {
  if (given.replace(/^\u{FEFF}/u, '').trim() === '') return 'is empty';
  if (isPage.test(given)) return 'is a web page, not JSON';
  if (isJson(given)) return null;
  const fault = jsonFault(given);
  return fault === null
    ? 'is not JSON'
    : `is not JSON: in line ${fault.line}, column ${fault.column}, stands ${fault.seen}`;
};
