import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxServices } from '../../server/services/sandboxPlugin.ts';
import { keepCustomer } from '../onboarding/keepCustomer.ts';
import { ofxTables } from '../records/ofxTables.ts';
import styles from './authorize.css?raw';
import { renderAuthorizePage, renderUnusablePage } from './renderAuthorizePage.ts';
import { issueAuthorizationCode } from './issueAuthorizationCode.ts';
import { redirectWithParameters, readAuthorization, type Authorization } from './readAuthorization.ts';

type Asked = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/** The page where a customer allows or refuses payments, and the way back from it (OFX-AUTH-6, OFX-AUTH-7). */
export const authorizeRoutes = (app: FastifyInstance, services: SandboxServices): void => {
  const path = '/oauth/authorize';

  app.get(`${path}.css`, (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));

  app.get(path, async (request: Asked, reply) => {
    const authorization = asked(request, reply);
    if (authorization === null) return reply;
    return shown(reply, renderAuthorizePage(), authorization);
  });

  app.post(path, async (request: Asked, reply) => {
    const authorization = asked(request, reply);
    if (authorization === null) return reply;
    const { redirectUri, state } = authorization;
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    if (form.get('decision') !== 'allow')
      return reply.redirect(redirectWithParameters(redirectUri, { error: 'access_denied', state }), 303);
    const email = form.get('email') ?? '';
    const proven = await services.passwordHolder(email, form.get('password') ?? '');
    const again = (message: string) =>
      shown(reply.code(400), renderAuthorizePage({ message, email }), authorization);
    if (!proven.ok) return again(proven.message);
    // Services of their own tell this partner of no customer: it knows those who come to it.
    if (services.settings.servicesAddress !== undefined && proven.holder.fxPartner === 'ofx')
      await keepCustomer(services.db, proven.holder.sub);
    const customer = { sub: proven.holder.sub, at: services.now() };
    const code = await issueAuthorizationCode(ofxTables(services.db), customer, authorization);
    return code === null
      ? again('This account is not connected to OFX.')
      : reply.redirect(redirectWithParameters(redirectUri, { code, state }), 303);
  });
};

/** What is asked; null when that was answered already, because it cannot be allowed. */
const asked = (request: Asked, reply: FastifyReply): Authorization | null => {
  const reading = readAuthorization(request.query, request.host);
  if (reading.kind === 'asked') return reading.authorization;
  if (reading.kind === 'sentBack') void reply.redirect(reading.to, 303);
  else void shown(reply.code(400), renderUnusablePage(reading.message));
  return null;
};

/** The page has a policy of its own: no code at all, and a form that leads here and back to the application. */
const shown = (reply: FastifyReply, page: string, authorization?: Authorization): FastifyReply => {
  const back = authorization === undefined ? '' : ` ${new URL(authorization.redirectUri).origin}`;
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action 'self'${back}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .headers({ 'content-security-policy': policy.join('; '), 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(page);
};
