import type { CorpayFailure } from '@fx-gateway/domain/corpay';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes, type ExitCode } from '../failures/exitCodes.ts';
import { signInHint } from '../identity/identityCommandFailure.ts';

const exitOf = ({ kind, status }: CorpayFailure): ExitCode => {
  switch (kind) {
    case 'missing-token':
    case 'session-lost':
    case 'token-refused':
    case 'session-refused':
      return exitCodes.signIn;
    case 'permission':
      return exitCodes.refused;
    case 'refused':
      return status === 404 ? exitCodes.notFound : exitCodes.refused;
    case 'no-answer':
      return exitCodes.network;
    case 'missing-configuration':
    case 'server-trouble':
    case 'unreadable':
      return exitCodes.failed;
  }
};

/** A failed call of the partner, in the words of the product; the code is the partner's own when it gave one. */
export const corpayCommandFailure = (failure: CorpayFailure, words: string): CommandFailure => {
  const exit = exitOf(failure);
  return commandFailure(exit, failure.code ?? failure.kind, words, {
    requestId: failure.requestId,
    hint: failure.kind === 'session-lost' ? signInHint : null,
  });
};
