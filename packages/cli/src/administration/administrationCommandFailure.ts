import type { AdministrationFailure } from '@fx-gateway/domain/administration/accountAdministration.ts';
import { administrationFailureMessage } from '@fx-gateway/domain/administration/administrationMessages.ts';
import { heldBackHint } from '../failures/callCommandFailure.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes, type ExitCode } from '../failures/exitCodes.ts';
import { signInHint } from '../failures/signInNeededFailure.ts';

const ends: Readonly<Record<AdministrationFailure['kind'], readonly [exit: ExitCode, code: string]>> = {
  'session-lost': [exitCodes.signIn, 'sign-in-needed'],
  forbidden: [exitCodes.signIn, 'not-an-administrator'],
  'not-found': [exitCodes.notFound, 'not-found'],
  'changed-meanwhile': [exitCodes.refused, 'changed-meanwhile'],
  'switched-off': [exitCodes.refused, 'switched-off'],
  refused: [exitCodes.refused, 'refused'],
  'no-answer': [exitCodes.network, 'network'],
  'server-trouble': [exitCodes.failed, 'server-trouble'],
  unreadable: [exitCodes.failed, 'unreadable-answer'],
};

const hints: Readonly<Partial<Record<AdministrationFailure['kind'], string>>> = {
  'session-lost': signInHint,
  'switched-off': heldBackHint,
  forbidden: 'fxg whoami shows your roles; an administrator gives one with: fxg admin assign-role E',
  'not-found': 'fxg admin accounts and fxg admin integrations have the ids.',
};

/** A failed call of an administrator, in the words of the tools (ADMIN-19). */
export const administrationCommandFailure = (failure: AdministrationFailure): CommandFailure => {
  const [exit, code] = ends[failure.kind];
  return commandFailure(exit, code, administrationFailureMessage(failure), {
    requestId: failure.requestId,
    hint: hints[failure.kind] ?? null,
  });
};
