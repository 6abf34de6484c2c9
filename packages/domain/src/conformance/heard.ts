/** What was heard of one request, by its headers; null in its place where nothing answered. */
export type Heard = {
  readonly status: number;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined when the answer is no JSON. */
  readonly body: unknown;
  /** By how many seconds the clock here is ahead of the service's; null where the answer has no date. */
  readonly ahead: number | null;
};

/** The entries of a header that is a list, in lower case. */
export const entriesOf = ({ headers }: Heard, name: string): readonly string[] =>
  (headers[name] ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '');

/** The id by which the service's support finds an answer. */
export const requestIdOf = ({ headers }: Heard): string | null => headers['x-amzn-requestid'] ?? null;
