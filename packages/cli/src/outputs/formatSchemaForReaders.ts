import * as z from 'zod';

type Schema = z.core.$ZodType;

/** The one schema, or those of which one holds. */
const alternativesOf = (schema: Schema): readonly Schema[] =>
  schema instanceof z.ZodUnion ? schema.options.flatMap(alternativesOf) : [schema];

const valuesText = (values: Iterable<unknown>): string =>
  [...values].map((value) => JSON.stringify(value)).join(' | ');

/**
 * A schema as a person reads it: each alternative in a line, in the types of TypeScript, and below them what is said of
 * members. A name alone is a text, or an object that was described before.
 */
export const formatSchemaForReaders = (output: Schema | string): readonly string[] => {
  if (typeof output === 'string') return [output];
  const described = new Set<Schema>();
  const notes = new Set<string>();

  const note = (schema: Schema, name: string): void => {
    const { description } = z.globalRegistry.get(schema) ?? {};
    if (description !== undefined) notes.add(name === '' ? description : `${name}: ${description}`);
  };

  const memberText = ([name, member]: [string, Schema]): string => {
    const isOptional = member instanceof z.ZodOptional;
    const held = isOptional ? member.unwrap() : member;
    const isDescribed = described.has(held);
    const type = typeText(held, name);
    return `"${name}"${isOptional ? '?' : ''}${isDescribed || type === 'string' ? '' : `: ${type}`}`;
  };

  const objectText = (schema: z.ZodObject): string => {
    const members = described.has(schema) ? [] : Object.entries(schema.shape).map(memberText);
    const hasMore = described.has(schema) || schema.def.catchall instanceof z.ZodUnknown;
    described.add(schema);
    return `{ ${[...members, ...(hasMore ? ['…'] : [])].join(', ')} }`;
  };

  const typeText = (schema: Schema, name: string): string => {
    note(schema, name);
    if (schema instanceof z.ZodNullable) return `${typeText(schema.unwrap(), name)} | null`;
    if (schema instanceof z.ZodArray) return `[${typeText(schema.element, name)}]`;
    if (schema instanceof z.ZodRecord) return `{ [name]: ${typeText(schema.valueType, name)} }`;
    if (schema instanceof z.ZodObject) return objectText(schema);
    if (schema instanceof z.ZodEnum) return valuesText(schema.options);
    if (schema instanceof z.ZodLiteral) return valuesText(schema.values);
    if (!(schema instanceof z.ZodUnion)) return schema instanceof z.ZodType ? schema.type : 'unknown';
    return [...new Set(schema.options.map((one) => typeText(one, name)))].join(' | ');
  };

  if (output instanceof z.ZodUnion) note(output, '');
  const lines = alternativesOf(output).map((one) => typeText(one, ''));
  return [...lines, ...notes];
};
