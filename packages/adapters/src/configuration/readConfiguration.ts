import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type * as z from 'zod/mini';
import type { ConfigurationFailure, ConfigurationReader } from './configuration.ts';

type Step = PropertyKey;

const valueAt = (value: unknown, path: readonly Step[]): unknown =>
  path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
    value,
  );

const kinds: Readonly<Record<string, string>> = {
  string: 'must be a text',
  number: 'must be a number',
  array: 'must be a list',
  object: 'must be an object',
};

/** A failure that names the field, as one sentence. */
export const configurationFailure = (field: string, rule: string): ConfigurationFailure => ({
  field,
  message: `config.json: ${field === '' ? 'the file' : field} ${rule}.`,
});

/** A name with a password, a query and a fragment can hold a secret; an address without them is shown to everybody. */
const isHarmlessAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]+:\/\/[^\s@?#\p{C}]{1,200}$/iu.test(value);

/** Checks a configuration; unknown members are ignored. The failure tells of the first wrong field. */
export const makeConfigurationReader =
  <C>(schema: z.ZodMiniType<C>): ConfigurationReader<C> =>
  (value) => {
    const read = schema.safeParse(value);
    if (read.success) return succeeded(read.data);
    const issue = read.error.issues[0];
    if (issue === undefined) return failed(configurationFailure('', 'is not a configuration'));
    const field = issue.path.map(String).join('.');
    if (field !== '' && valueAt(value, issue.path) === undefined) {
      return failed(configurationFailure(field, 'is missing'));
    }
    const rule = issue.code === 'invalid_type' ? (kinds[issue.expected] ?? issue.message) : issue.message;
    const found = valueAt(value, issue.path);
    return failed({
      ...configurationFailure(field, rule),
      ...(isHarmlessAddress(found) ? { found } : {}),
    });
  };
