import { basename } from 'node:path';
import { ProxyUnreadable } from '@fx-gateway/domain/ports/proxyUnreadable.ts';
import { StoreBusy } from '@fx-gateway/domain/ports/storeBusy.ts';
import { StoreUnusable } from '@fx-gateway/domain/ports/storeUnusable.ts';
import { commandFailure, type CommandFailure } from './commandFailure.ts';
import { exitCodes } from './exitCodes.ts';

const seeBooked = 'fxg orders list, or fxg deals list';

/** What is lost with each file, and what to do first: money may be on its way that only it knew of. */
const brokenHints: Readonly<Record<string, string>> = {
  'credentials.json':
    'Move it away, then run this again; a sign-in that it held is made again with fxg login.',
  'intents.json': `It keeps the bookings and instructions without an answer. Wait two minutes, so that none is on its way any more, and see with ${seeBooked}, what was booked; then move it away and run this again.`,
  'keys.json': `It keeps what was booked under which --key: without it the same call under the same key books once more. See with ${seeBooked}, what was booked; then move it away, and run again only what is not there.`,
};

const brokenHint = (path: string): string =>
  brokenHints[basename(path)] ??
  'Move it away, then run this again: what it held is asked for, or asked about, once more.';

/** What a run under sudo has made belongs to root. */
const refusedHint = (message: string): string => {
  const cure = message.includes('permission was denied')
    ? 'Give it back to the user who runs fxg (chown)'
    : 'Mend that';
  return `fxg must be able to read and write there. ${cure}, then run this again.`;
};

/**
 * What is said of an error that was thrown: a file that another fxg does not let go of, one that cannot be used, a proxy
 * that is named in a way that nobody can read, else a defect.
 */
export const thrownFailure = (trouble: unknown): CommandFailure => {
  if (trouble instanceof StoreBusy) {
    return commandFailure(
      exitCodes.pending,
      'busy',
      'Another fxg is changing what is kept on this machine right now.',
      { hint: `Let it finish, then run this again. It holds ${trouble.held}.` },
    );
  }
  if (trouble instanceof StoreUnusable) {
    return commandFailure(exitCodes.failed, 'file-unusable', trouble.message, {
      hint: trouble.broken ? brokenHint(trouble.path) : refusedHint(trouble.message),
    });
  }
  if (trouble instanceof ProxyUnreadable) {
    const { variable, meant, message } = trouble;
    return commandFailure(exitCodes.usage, 'proxy-unreadable', message, {
      hint:
        meant === null
          ? `Set ${variable} to an address such as http://proxy.example.com:3128, or unset it.`
          : `Set ${variable} to ${meant}, or unset it.`,
    });
  }
  const message = trouble instanceof Error ? trouble.message : String(trouble);
  return commandFailure(exitCodes.failed, 'defect', `fxg broke: ${message}`, {
    hint: 'This is a mistake in fxg or in the environment it runs in, not yours.',
  });
};
