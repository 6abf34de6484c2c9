/** What an object holds under a name; undefined for what is none. */
export const jsonMember = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Reflect.get(value, name) : undefined;

/** What an answer holds, whether wrapped in `content` or bare (S-86). */
export const unwrapContent = (body: unknown): unknown => jsonMember(body, 'content') ?? body;

/** The entries of a list that is bare, in `items`, or in the `rows` of a page; undefined when there is none. */
export const findListEntries = (body: unknown): readonly unknown[] | undefined => {
  const content = unwrapContent(body);
  const page = jsonMember(content, 'data');
  const candidates = [
    content,
    jsonMember(content, 'items'),
    page,
    jsonMember(page, 'rows'),
    jsonMember(content, 'rows'),
  ];
  return candidates.find((candidate) => Array.isArray(candidate));
};

/** The one value that an answer holds, as a list of one. */
export const wrapContentInList = (body: unknown): readonly unknown[] => [unwrapContent(body)];

/** The entries of a list; null where there is none. */
export const listEntriesOrNull = (body: unknown): readonly unknown[] | null => findListEntries(body) ?? null;

/** The same entries where groups stand for their `children`. */
export const flattenChildEntries = (entries: readonly unknown[]): readonly unknown[] =>
  entries.flatMap((entry) => {
    const children = jsonMember(entry, 'children');
    return Array.isArray(children) ? flattenChildEntries(children) : [entry];
  });
