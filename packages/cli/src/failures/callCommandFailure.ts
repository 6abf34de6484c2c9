import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { partnerSaysMessage } from '@fx-gateway/domain/calls/partnerSaysMessage.ts';
import { retryAfterAccessRefusedHint, toTerminalWording } from './toTerminalWording.ts';
import { commandFailure, type CommandFailure } from './commandFailure.ts';
import { exitCodes, type ExitCode } from './exitCodes.ts';
import { sessionEndedFailure } from './signInNeededFailure.ts';
import { safeLines } from '../safe-text/safeText.ts';

/** A call before it may have been sent: of that the rest of the output tells. */
export const heldBackHint = 'This call was not sent: the site has switched it off.';

const exitOf = ({ kind, status }: CallFailure): ExitCode => {
  switch (kind) {
    case 'missing-token':
    case 'session-lost':
    case 'token-refused':
    case 'session-refused':
      return exitCodes.signIn;
    case 'permission':
    case 'switched-off':
      return exitCodes.refused;
    case 'refused':
      return status === 404 ? exitCodes.notFound : exitCodes.refused;
    case 'no-answer':
      return exitCodes.network;
    case 'gateway-refused':
    case 'missing-configuration':
    case 'server-trouble':
    case 'unreadable':
    case 'quote-ended':
    case 'not-sent':
      return exitCodes.failed;
  }
};

/** The partner's own code where it gave a real one (`QUOTE_EXPIRED`), else what kind of failure it is. */
const codeOf = ({ code, kind, status }: CallFailure): string => {
  if (code !== null && /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(code)) return code;
  if (status === 429) return 'too-many-calls';
  return kind === 'refused' && status === 404 ? 'not-found' : kind;
};

const saidByPartner = ({ messages }: CallFailure, words: string): string | null => {
  const unsaid = messages.filter((message) => message !== '' && !words.includes(message));
  return partnerSaysMessage({ messages: unsaid });
};

/**
 * A failed call of the partner, in the words of the product, with the words of the partner beside them. What those say
 * of a page is said as it holds at a terminal; where access was refused, whatever the words, it is said how to go on.
 */
export const callCommandFailure = (failure: CallFailure, words: string): CommandFailure => {
  if (failure.kind === 'session-lost') return sessionEndedFailure();
  const exit = exitOf(failure);
  const hints = [
    saidByPartner(failure, words),
    exit === exitCodes.signIn ? retryAfterAccessRefusedHint : null,
    failure.kind === 'switched-off' ? heldBackHint : null,
  ].filter((hint) => hint !== null);
  return commandFailure(exit, codeOf(failure), toTerminalWording(words), {
    requestId: failure.requestId,
    hint: hints.length === 0 ? null : safeLines(hints),
  });
};
