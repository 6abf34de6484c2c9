import { organizationSettingsSchema } from './organizationSettingsSchema.ts';

const mostBytes = 65_536;
const mostLevels = 32;

type SettingsRefusal = { readonly status: 400 | 413; readonly message: string };

/** Why a body cannot become the settings of an account, or undefined; names the field where one is to blame. */
export const findSettingsRefusal = (body: unknown, bytes: number): SettingsRefusal | undefined => {
  if (bytes > mostBytes) return { status: 413, message: 'settings: Max size is 64 kB.' };
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return wrong('settings: This must be an object.');
  }
  if (isDeeperThan(body, mostLevels)) return wrong(`settings: Max depth is ${mostLevels}`);
  if (unstorable.test(JSON.stringify(body))) return wrong('settings: Invalid format.');
  const [issue] = organizationSettingsSchema.safeParse(body).error?.issues ?? [];
  return issue && wrong(`${issue.path.join('.')}: ${issue.message}`);
};

const wrong = (message: string): SettingsRefusal => ({ status: 400, message });

/** A NUL, or half a character: no database keeps it. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((member) => isDeeperThan(member, levels - 1)));
