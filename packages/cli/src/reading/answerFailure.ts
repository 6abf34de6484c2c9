import type { ReadByContract } from '@fx-gateway/adapters/node';
import { gatewayMessages } from '@fx-gateway/domain/calls/gatewayMessages.ts';
import { retryAfterAccessRefusedHint } from '../failures/toTerminalWording.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes, type ExitCode } from '../failures/exitCodes.ts';
import { sessionEndedFailure } from '../failures/signInNeededFailure.ts';

type Answer = Extract<ReadByContract, { readonly kind: 'read' }>['answer'];

const endOf = (status: number): readonly [exit: ExitCode, code: string, hint: string | null] => {
  if (status === 401) return [exitCodes.signIn, 'token-refused', retryAfterAccessRefusedHint];
  if (status === 403) return [exitCodes.refused, 'permission', 'Whoever is signed in may not read this.'];
  if (status === 404)
    return [exitCodes.notFound, 'not-found', 'See that the path, and the ids in it, are right.'];
  if (status === 429) return [exitCodes.refused, 'too-many-calls', null];
  if (status >= 500) return [exitCodes.failed, 'server-trouble', null];
  return [exitCodes.refused, 'refused', 'The answer says why.'];
};

/** With what a look ends that was not answered as it was meant; null where it was. */
export const answerFailure = (call: string, service: string, answer: Answer): CommandFailure | null => {
  switch (answer.kind) {
    case 'not-renewed':
      return commandFailure(exitCodes.failed, 'not-sent', gatewayMessages.notRenewed, {
        requestId: answer.requestId,
      });
    case 'no-answer': {
      const said = answer.renewal === undefined ? `Nothing answered to ${call}.` : gatewayMessages.notRenewed;
      return commandFailure(exitCodes.network, 'network', said, {
        requestId: answer.renewal?.requestId ?? null,
      });
    }
    case 'missing-configuration':
      return commandFailure(
        exitCodes.failed,
        'missing-configuration',
        `No address of ${service} is configured.`,
        {
          hint: 'fxg doctor names what is missing.',
        },
      );
    case 'session-lost':
      return sessionEndedFailure();
    case 'wrong-clock':
    case 'not-admitted': {
      const { requestId } = answer;
      const said =
        answer.kind === 'wrong-clock'
          ? gatewayMessages.wrongClock(answer.ahead)
          : gatewayMessages.notAdmitted(call);
      return commandFailure(exitCodes.failed, 'gateway-refused', said, { requestId });
    }
    case 'answered': {
      const { status, requestId, body } = answer;
      if (status >= 400) {
        const [exit, code, hint] = endOf(status);
        return commandFailure(exit, code, `${call} was answered with ${status}.`, { requestId, hint });
      }
      return body === undefined
        ? commandFailure(exitCodes.failed, 'unreadable', `The answer to ${call} is no JSON.`, { requestId })
        : null;
    }
  }
};
