/** What an object holds under a name; undefined for what is none. */
export const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Reflect.get(value, name) : undefined;

/** What an answer holds, whether wrapped in `content` or bare (S-86). */
export const unwrapped = (body: unknown): unknown => member(body, 'content') ?? body;

/** The entries of a list that is bare, in `items`, or in the `rows` of a page; undefined when there is none. */
export const listed = (body: unknown): readonly unknown[] | undefined => {
  const content = unwrapped(body);
  const page = member(content, 'data');
  const candidates = [content, member(content, 'items'), page, member(page, 'rows'), member(content, 'rows')];
  return candidates.find((candidate) => Array.isArray(candidate));
};

/** The one value that an answer holds, as a list of one. */
export const content = (body: unknown): readonly unknown[] => [unwrapped(body)];

/** The entries of a list; null where there is none. */
export const eachEntry = (body: unknown): readonly unknown[] | null => listed(body) ?? null;

/** The same entries where groups stand for their `children`. */
export const ungrouped = (entries: readonly unknown[]): readonly unknown[] =>
  entries.flatMap((entry) => {
    const children = member(entry, 'children');
    return Array.isArray(children) ? ungrouped(children) : [entry];
  });
