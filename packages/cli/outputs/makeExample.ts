type Schema = Readonly<Record<string, unknown>>;

/** What a member of such a name holds, first match first; any other text is its own name. */
const samples: readonly (readonly [name: RegExp, sample: string])[] = [
  [/currency|^curr|Ccy|^base$/i, 'EUR'],
  [/country/i, 'DE'],
  [/email/i, 'ada@example.com'],
  [/phone/i, '+49 30 1234567'],
  [/rate/i, '1.1672'],
  [/amount|fee|total|limit/i, '10000.00'],
  [/expires|seconds|remaining/i, '30'],
  [/date|time|At$|^at$/i, '2026-11-23T09:30:00Z'],
  [/iban/i, 'DE89370400440532013000'],
];

const sampleOf = (name: string): string => samples.find(([pattern]) => pattern.test(name))?.[1] ?? name;

const typesOf = ({ type }: Schema): readonly unknown[] => [type ?? []].flat();

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** An answer of this form, with values as they might be. */
export const makeExample = (schema: Schema, name = 'text'): unknown => {
  if (schema['const'] !== undefined) return schema['const'];
  const [alternative] = Array.isArray(schema['anyOf']) ? schema['anyOf'].filter(isSchema) : [];
  if (alternative !== undefined) return makeExample(alternative, name);
  const types = typesOf(schema);
  if (types.includes('array')) return isSchema(schema['items']) ? [makeExample(schema['items'], name)] : [];
  if (types.includes('object') || isSchema(schema['properties']))
    return Object.fromEntries(
      Object.entries(schema['properties'] ?? {}).map(([member, held]) => [member, makeExample(held, member)]),
    );
  if (types.includes('boolean')) return true;
  if (types.includes('string') || types.length === 0) return sampleOf(name);
  return types.includes('null') ? null : 1;
};
