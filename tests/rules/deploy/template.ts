import { z } from 'zod';
import { textOf } from '../repository.ts';

const schema = z.strictObject({
  AWSTemplateFormatVersion: z.literal('2010-09-09'),
  Description: z.string(),
  Parameters: z.record(
    z.string(),
    z.strictObject({
      Type: z.enum(['String', 'Number', 'CommaDelimitedList']),
      Default: z.string().optional(),
      Description: z.string().optional(),
      AllowedValues: z.array(z.string()).optional(),
      AllowedPattern: z.string().optional(),
      MinValue: z.number().optional(),
    }),
  ),
  Conditions: z.record(z.string(), z.unknown()).optional(),
  Resources: z.record(
    z.string(),
    z.strictObject({
      Type: z.string().regex(/^AWS::\w+::\w+$/),
      Properties: z.record(z.string(), z.unknown()),
      DependsOn: z.array(z.string()).optional(),
      Condition: z.string().optional(),
      DeletionPolicy: z.literal('Retain').optional(),
      UpdateReplacePolicy: z.literal('Retain').optional(),
    }),
  ),
  Outputs: z.record(
    z.string(),
    z.strictObject({ Description: z.string(), Value: z.unknown(), Condition: z.string().optional() }),
  ),
});

type Template = z.infer<typeof schema>;

export const templates = ['region', 'gateway', 'mail', 'identity', 'edge', 'site'] as const;

export const readTemplate = (name: (typeof templates)[number]): Template =>
  schema.parse(JSON.parse(textOf(`docs/deploy/${name}.json`)));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** The names that a value takes from elsewhere in its template, in whichever of the template's ways. */
export const namesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    if (name === 'Ref' || (name === 'Condition' && typeof member === 'string')) return [String(member)];
    if (name === 'Fn::GetAtt') return [String(listOf(member)[0])];
    if (name === 'Fn::If') return [String(listOf(member)[0]), ...listOf(member).slice(1).flatMap(namesIn)];
    if (name === 'Fn::Sub')
      return [...String(member).matchAll(/\$\{([\w:]+)[^}]*\}/g)].map(([, named = '']) => named);
    return namesIn(member);
  });
};

/** Values that are made up where only a cloud knows them, by name; its own parameters go before. */
type Given = Readonly<Record<string, string>>;

/** A template's value as a cloud would read it, with what is `given` for parameters and resources. */
const valueIn = (template: Template, value: unknown, given: Given): unknown => {
  const named = (name: string): string => given[name] ?? template.Parameters[name]?.Default ?? `<${name}>`;
  const read = (at: unknown): unknown => {
    if (Array.isArray(at)) return at.map(read);
    if (!isObject(at)) return at;
    if ('Ref' in at) return named(String(at['Ref']));
    if ('Fn::GetAtt' in at) return named(listOf(at['Fn::GetAtt']).join('.'));
    if ('Fn::Sub' in at)
      return String(at['Fn::Sub']).replaceAll(/\$\{([^}]+)\}/g, (_, name: string) => named(name));
    if ('Fn::Join' in at) {
      const [by, parts] = listOf(at['Fn::Join']);
      return listOf(read(parts)).join(String(by));
    }
    if ('Fn::If' in at) {
      const [name, then, otherwise] = listOf(at['Fn::If']);
      return read(holds(String(name)) ? then : otherwise);
    }
    if ('Fn::Equals' in at) {
      const [one, other] = listOf(read(at['Fn::Equals']));
      return one === other;
    }
    if ('Condition' in at && typeof at['Condition'] === 'string') return holds(at['Condition']);
    if ('Fn::Not' in at) return read(listOf(at['Fn::Not'])[0]) === false;
    if ('Fn::Or' in at) return listOf(read(at['Fn::Or'])).includes(true);
    return Object.fromEntries(Object.entries(at).map(([name, member]) => [name, read(member)]));
  };
  const holds = (condition: string): boolean => read(template.Conditions?.[condition]) === true;
  return read(value);
};

/** The properties of one resource. */
export const propertiesOf = (template: Template, resource: string, given: Given): unknown =>
  valueIn(template, template.Resources[resource]?.Properties, given);

/** What one stack gives, by description; an output whose condition does not hold is none. */
export const outputsOf = (template: Template, given: Given): ReadonlyMap<string, string> =>
  new Map(
    Object.values(template.Outputs)
      .filter(
        ({ Condition }) =>
          Condition === undefined || valueIn(template, { 'Fn::If': [Condition, true, false] }, given),
      )
      .map(({ Description, Value }) => [Description, String(valueIn(template, Value, given))]),
  );
