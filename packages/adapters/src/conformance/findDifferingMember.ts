import * as z from 'zod/mini';
import { wireIdSchema } from '../http/wireShapes.ts';
import type { AnswerShape } from './serviceContract.ts';

/** As much of a JSON Schema as the shapes of the wire are written in. */
export type WireJsonSchema = {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, WireJsonSchema>>;
  readonly items?: WireJsonSchema;
  readonly anyOf?: readonly WireJsonSchema[];
  readonly const?: unknown;
};

/** A shape as it comes over the wire, before anything is made of it. */
export const toWireJsonSchema = (schema: z.ZodMiniType): WireJsonSchema => {
  const { type, properties, items, anyOf, const: only } = z.toJSONSchema(schema, jsonOfInput);
  return { type, properties, items, anyOf, const: only } as WireJsonSchema;
};

const jsonOfInput: Parameters<typeof z.toJSONSchema>[1] = {
  io: 'input',
  unrepresentable: 'any',
  // It is read like any text, and refused where it is empty: what it may come as is said here.
  override: ({ zodSchema, jsonSchema }) => {
    if (!Object.is(zodSchema, wireIdSchema)) return;
    delete jsonSchema.anyOf;
    Object.assign(jsonSchema, { type: ['string', 'number'] });
  },
};

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** The kinds of value that a schema promises, also where the client would read anything. */
const promisedKinds = ({ type, anyOf, const: only }: WireJsonSchema): readonly string[] => [
  ...[type ?? []].flat().map((kind) => (kind === 'integer' ? 'number' : kind)),
  ...(only === undefined ? [] : [kindOf(only)]),
  ...(anyOf ?? []).flatMap(promisedKinds),
];

const isOtherKind = (schema: WireJsonSchema, value: unknown): boolean => {
  const kinds = promisedKinds(schema);
  return value !== undefined && kinds.length > 0 && !kinds.includes(kindOf(value));
};

type Leniency = Pick<AnswerShape, 'mayLack' | 'aliases'>;

const firstOf = <T>(entries: readonly T[], find: (entry: T) => string | null): string | null => {
  for (const entry of entries) {
    const found = find(entry);
    if (found !== null) return found;
  }
  return null;
};

/** The first member of a schema that a value does not have, also where the client would do without it. */
const missingMember = (
  schema: WireJsonSchema,
  value: unknown,
  lenient: Leniency,
  path: string,
): string | null => {
  const ofAlternatives = firstOf(schema.anyOf ?? [], (one) => missingMember(one, value, lenient, path));
  if (ofAlternatives !== null) return ofAlternatives;
  const { items } = schema;
  if (Array.isArray(value) && items !== undefined)
    return firstOf(value, (entry) => missingMember(items, entry, lenient, `${path}[]`));
  if (!isRecord(value)) return null;
  return firstOf(Object.entries(schema.properties ?? {}), ([name, member]) => {
    const here = below(path, name);
    const written = [name, ...(lenient.aliases?.[name] ?? [])].find((one) => Object.hasOwn(value, one));
    if (written === undefined) return lenient.mayLack?.includes(here) === true ? null : here;
    if (isOtherKind(member, value[written])) return here;
    return missingMember(member, value[written], lenient, here);
  });
};

/** A path of the schema, without the places of one answer. */
const pathOf = (issue: z.core.$ZodIssue): string =>
  issue.path.reduce<string>(
    (path, step) => (typeof step === 'number' ? `${path}[]` : below(path, String(step))),
    '',
  );

/**
 * The first member of an answer that is not as the call promises it, by its path; null where all are. It is stricter
 * than the client, which does without much of what is promised, and never laxer.
 */
export const findDifferingMember = (shape: AnswerShape, body: unknown): string | null => {
  const values = shape.find(body);
  if (values === null) return shape.place;
  const schema = toWireJsonSchema(shape.schema);
  const differing = firstOf(values, (value) => {
    const read = shape.schema.safeParse(value);
    const [issue] = read.success ? [] : read.error.issues;
    return issue === undefined ? missingMember(schema, value, shape, '') : pathOf(issue) || shape.place;
  });
  return differing ?? (shape.read?.(body) === null ? shape.place : null);
};
