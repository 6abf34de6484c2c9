import type { Configuration } from '@fx-gateway/adapters/core';
import type { ContractsOf } from '@fx-gateway/adapters/node';
import { connectProfile } from '../configuration/connectProfile.ts';
import { usageFailure } from '../failures/commandFailure.ts';
import { requireSignedInUser } from '../identity/requireSignedInUser.ts';
import { safeName } from '../safe-text/safeText.ts';
import { makeOutput } from '../verbs/makeOutput.ts';
import type { Verb } from '../verbs/verb.ts';
import { answerFailure } from './answerFailure.ts';
import { maskBodySecrets } from './maskBodySecrets.ts';

/** Loads the contracts of every partner. */
type LoadContracts = () => Promise<readonly ContractsOf<Configuration>[]>;

/** A path below the address of a service, which it cannot leave. */
const isPath = (path: string): boolean =>
  /^\/(?!\/)[^\s#\\]*$/.test(path) && new URL(path, 'http://service').pathname === path.split('?')[0];

/** The answer for a reader, whom no text of it may steer. */
const bodyText = (body: unknown): string =>
  JSON.stringify(body, (_name, value: unknown) => (typeof value === 'string' ? safeName(value) : value), 2);

/** `fxg api GET /path`: what a service answers, for a look that no command has; nothing but GET is sent. */
export const apiVerb = (loadContracts: LoadContracts): Verb<'api'> => ({
  usage: 'api <method> <path>',
  summary: 'Read any path of a service as the product reads it; secrets are masked.',
  options: [{ flags: '--service <name>', summary: 'whose path it is, where no call of the product has it' }],
  notes: [
    'The call is signed, and carries the token of your partner where the service wants one. Only GET is sent: nothing is changed. What goes by the name of a token, a key or a code is masked.',
  ],
  examples: [
    'api GET /deal/orders',
    'api GET /account --json | jq .body',
    'api GET /anything --service accounts # ends with 5',
  ],
  run: async (invocation) => {
    const [method = '', path = ''] = invocation.args;
    if (method.toUpperCase() !== 'GET')
      return usageFailure(`${method}: only GET is sent, so that nothing is changed.`, 'fxg api GET /path');
    if (!isPath(path))
      return usageFailure(
        `This is no path of a service: ${path}`,
        'It begins with / and holds no blank, such as /deal/orders.',
      );
    const connection = await connectProfile(invocation);
    if (!connection.ok) return connection;
    const user = await requireSignedInUser(connection.value);
    if (!user.ok) return user;
    const { configuration, services } = connection.value;
    const { callServicePathByContract: readService } = await import('@fx-gateway/adapters/node');
    const own = (await loadContracts()).filter(({ partner }) => partner === user.value.fxPartner);
    const service = invocation.options.text('service');
    const read = await readService(configuration, own, services, { service, path });
    if (read.kind === 'no-such-service' && service !== null)
      return usageFailure(
        `There is no service ${service}.`,
        `The services are: ${[...new Set(read.services)].join(', ')}.`,
      );
    if (read.kind !== 'read')
      return usageFailure(
        read.kind === 'several-services'
          ? `Several services have ${path}.`
          : `It is not known whose path ${path} is.`,
        `Name the service with --service, one of: ${[...new Set(read.services)].join(', ')}.`,
      );
    const { answer } = read;
    const failure = answerFailure(`GET ${path.split('?')[0] ?? ''}`, read.service, answer);
    const answered = answer.kind === 'answered' ? answer : { status: null, requestId: null, body: null };
    const { status, requestId, body } = answered;
    const shown = maskBodySecrets(path, status, body ?? null);
    return makeOutput(
      { service: read.service, status, requestId, body: shown },
      () => bodyText(shown),
      failure,
    );
  },
});
