import type { JournalEntry, Sandbox } from './Sandbox.ts';

/** What was asked of the accounts service and the partner, oldest first, without the browser's own preflights. */
export async function gatewayCalls(sandbox: Sandbox): Promise<readonly JournalEntry[]> {
  return (await sandbox.journal()).filter(
    ({ service, method }) => service !== 'cognito' && method !== 'OPTIONS',
  );
}

/** The calls of one method and path. */
export async function callsTo(
  sandbox: Sandbox,
  method: string,
  path: string,
): Promise<readonly JournalEntry[]> {
  return (await gatewayCalls(sandbox)).filter((call) => call.method === method && call.path === path);
}
