import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { hashSecret } from '@fx-gateway/services/database/hashSecret.ts';
import type { SandboxServices } from '../../server/services/sandboxPlugin.ts';
import { application } from '../application/application.ts';
import type { Answer } from '../wire/answer.ts';
import { issueToken } from './issueToken.ts';
import { tokenFormSchema } from './tokenFormSchema.ts';

/** POST /oauth/token: the partner gives tokens to the application, which proves itself by its secret (RFC 6749). */
export const oauthTokenRoute = (
  app: FastifyInstance,
  frame: Pick<SandboxServices, 'db' | 'now' | 'settings'>,
): void => {
  app.post('/oauth/token', async (request, reply) => {
    const { status, body } = await answerForm(frame, typeof request.body === 'string' ? request.body : '');
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
};

const answerForm = async (
  frame: Pick<SandboxServices, 'db' | 'now' | 'settings'>,
  text: string,
): Promise<Answer> => {
  const pairs = [...new URLSearchParams(text)];
  const form = new Map(pairs);
  // A parameter that comes twice could be read in two ways.
  if (form.size !== pairs.length) return refused(400, 'invalid_request');
  const isApplication =
    form.get('client_id') === application.clientId && isSecret(form.get('client_secret') ?? '');
  if (!isApplication) return refused(401, 'invalid_client');
  const read = tokenFormSchema.safeParse(Object.fromEntries(form));
  if (read.success) return await issueToken(frame, read.data);
  const [wrong] = read.error.issues.map(({ path }) => path[0]);
  if (wrong === 'grant_type')
    return refused(400, form.has('grant_type') ? 'unsupported_grant_type' : 'invalid_request');
  return refused(400, wrong === 'scope' ? 'invalid_scope' : 'invalid_request');
};

const isSecret = (secret: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(hashSecret(application.clientSecret)));

const refused = (status: 400 | 401, error: string): Answer => ({ status, body: { error } });
