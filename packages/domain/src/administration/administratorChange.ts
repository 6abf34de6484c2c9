/** One change as the service wrote it down. */
export type AdministratorChange = {
  /** When, ISO 8601. */
  readonly at: string;
  /** The e-mail of the administrator. */
  readonly by: string;
  readonly action: string;
  /** The e-mail of an account, or the id of an integration. */
  readonly target: string;
  /** What stood there; null for what was new. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly requestId: string | null;
};

const readText = (state: AdministratorChange['before'], name: string): string => {
  const text = state?.[name];
  return typeof text === 'string' ? text : '';
};

/** The id of the integration that one side of a change names; empty for none. */
export const readIntegrationIdOfState = (state: AdministratorChange['before']): string =>
  readText(state, 'integrationId');

/** The client id that one side of a change names; empty for none. */
export const readClientIdOfState = (state: AdministratorChange['before']): string =>
  readText(state, 'clientId');

/** A state of a record in one line, such as `userRoles: admin`; a list or a text that is empty is 'none'. */
export const formatRecordState = (facts: Readonly<Record<string, unknown>> | null): string =>
  facts === null
    ? 'none'
    : Object.entries(facts)
        .map(([name, value]) => `${name}: ${showFact(value)}`)
        .join(', ');

const showFact = (value: unknown): string => {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'string') return value.trim() === '' ? 'none' : value;
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(showFact).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
