import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { isHttpAddress } from '../configuration/resolveConfigurationAddress.ts';
import { connectProfile } from '../configuration/connectProfile.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';

/** The switches of a sandbox. */
type SandboxSwitches = {
  readonly origin: string;
  call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): CommandResult<unknown>;
};

/** Finds the sandbox of the configuration; an environment that is none is never touched. */
export const connectSandboxControls = async (invocation: Invocation): CommandResult<SandboxSwitches> => {
  const connection = await connectProfile(invocation);
  if (!connection.ok) return connection;
  const { address, configuration } = connection.value;
  if (configuration.environment.kind !== 'sandbox') {
    return failed(
      commandFailure(exitCodes.usage, 'no-sandbox', `${configuration.environment.name} is no sandbox.`, {
        hint: 'Name one with --config.',
      }),
    );
  }
  const { origin } = new URL(isHttpAddress(address) ? address : configuration.apis.accounts);
  return succeeded({ origin, call: (method, path, body) => call(`${origin}/sandbox${path}`, method, body) });
};

const call = async (address: string, method: string, body: unknown): CommandResult<unknown> => {
  try {
    const answer = await fetch(address, {
      method,
      signal: AbortSignal.timeout(30_000),
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const given: unknown = await answer.json().catch(() => null);
    if (answer.ok) return succeeded(given);
    const exit = answer.status === 404 ? exitCodes.notFound : exitCodes.refused;
    return failed(
      commandFailure(exit, 'sandbox-refused', messageOf(given) ?? `The sandbox answered ${answer.status}.`),
    );
  } catch {
    return failed(
      commandFailure(
        exitCodes.network,
        'network',
        `The sandbox at ${new URL(address).origin} did not answer.`,
      ),
    );
  }
};

const messageOf = (given: unknown): string | null =>
  typeof given === 'object' && given !== null && 'message' in given && typeof given.message === 'string'
    ? given.message
    : null;
