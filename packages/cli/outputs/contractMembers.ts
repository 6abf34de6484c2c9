import type { WireJsonSchema } from '../../adapters/src/conformance/findDifferingMember.ts';

/** One member of a body, by its path. */
export type Member = {
  readonly path: string;
  readonly type: string;
  readonly absent: boolean;
  /** Other names under which it may come. */
  readonly aliases?: readonly string[];
};

const typeMessages: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'yes or no',
  object: 'object',
  array: 'list',
};

const namesOf = (schema: WireJsonSchema): readonly string[] => {
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap(namesOf);
  return [schema.type ?? []]
    .flat()
    .filter((name) => name !== 'null')
    .map((name) => typeMessages[name] ?? name);
};

/** Texts and numbers may stand for each other, so one word is enough for both. */
const typeOf = (schema: WireJsonSchema): string => {
  const names = [...new Set(namesOf(schema))];
  if (names.length === 0) return 'anything';
  return names.join(' or ');
};

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const inside = (schema: WireJsonSchema, path: string, mayLack: readonly string[]): readonly Member[] => [
  ...(schema.anyOf ?? []).flatMap((one) => inside(one, path, mayLack)),
  ...(schema.items === undefined ? [] : inside(schema.items, `${path}[]`, mayLack)),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const here = below(path, name);
    return [
      { path: here, type: typeOf(member), absent: mayLack.includes(here) },
      ...inside(member, here, mayLack),
    ];
  }),
];

/** The members of a schema, outer ones first. */
export const membersOf = (
  schema: WireJsonSchema,
  mayLack: readonly string[],
  aliases: Readonly<Record<string, readonly string[]>> = {},
): readonly Member[] =>
  inside(schema, '', mayLack).map((member) => ({
    ...member,
    aliases: (aliases[member.path] ?? []).filter((name) => name !== member.path),
  }));

/** The schema of a body as the client writes one. */
export const schemaOfExample = (value: unknown): WireJsonSchema => {
  if (Array.isArray(value)) return { type: 'array', items: schemaOfExample(value[0]) };
  if (typeof value === 'object' && value !== null)
    return {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(value).map(([name, held]) => [name, schemaOfExample(held)]),
      ),
    };
  return { type: typeof value };
};

/** The members of a body as the client writes one. */
export const membersOfExample = (body: unknown): readonly Member[] => membersOf(schemaOfExample(body), []);
