import type { SandboxSettings } from '../../../server/settings/sandboxSettings.ts';
import { normalizeUsername } from '../../users/normalizeUsername.ts';
import { succeededOutcome, refusedOutcome, type Outcome } from '../../wire/outcome.ts';

type Attributes = {
  readonly preferred_username: string;
  readonly fx_partner: string;
  readonly origin: string;
};

const columns: Readonly<Record<string, keyof Attributes>> = {
  preferred_username: 'preferred_username',
  'custom:fxpartner': 'fx_partner',
  'custom:so': 'origin',
};

/** The attributes of a sign-up as they are kept; empty where nothing was said (REG-15 to REG-17). */
export const signUpAttributes = (
  settings: Pick<SandboxSettings, 'strict'>,
  email: string,
  given: readonly { readonly Name: string; readonly Value: string }[],
): Outcome<Attributes> => {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return invalid('Username should be an email.');
  const kept = { preferred_username: '', fx_partner: '', origin: '' };
  for (const { Name, Value } of given) {
    const column = Object.hasOwn(columns, Name) ? columns[Name] : undefined;
    if (Name === 'email') {
      if (normalizeUsername(settings, Value) !== email) return nonconforming('email: must be the username.');
    } else if (column === undefined) {
      return nonconforming(`Type for attribute {${Name}} could not be determined`);
    } else if (Value.length > 256 || Value.includes('\0')) {
      return nonconforming(`${Name}: String must be no longer than 256.`);
    } else {
      kept[column] = Value;
    }
  }
  return succeededOutcome(kept);
};

const invalid = (message: string) => refusedOutcome('InvalidParameterException', message);

const nonconforming = (reason: string) => invalid(`Attributes did not conform to the schema: ${reason}`);
