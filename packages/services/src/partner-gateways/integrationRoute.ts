import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { administrationTables } from '../administration/administrationTables.ts';
import type { Database } from '../database/database.ts';

type Context = {
  readonly db: Database;
  /** Whether a request comes from a gateway that proved itself by its certificate. */
  readonly isFromGateway: (request: FastifyRequest) => boolean;
};

const askedSchema = z.object({ partner: z.string(), sub: z.uuid() });

const isCallersHeader = (name: string): boolean => name.startsWith('x-fxg-');

/**
 * GET /partners/:partner/customers/:sub/integration: a partner's gateway learns which integration a customer has. It asks
 * on its own behalf: a call that names a caller was passed on for somebody, and is refused.
 */
export const integrationRoute = (app: FastifyInstance, { db, isFromGateway }: Context): void => {
  app.get('/partners/:partner/customers/:sub/integration', async (request, reply) => {
    if (!isFromGateway(request) || Object.keys(request.headers).some(isCallersHeader))
      return await reply.code(403).send({ message: 'Missing Authentication Token' });
    const asked = askedSchema.safeParse(request.params);
    const integration = asked.success
      ? await administrationTables(db)
          .selectFrom('accounts')
          .innerJoin('integrations', 'integrations.integration_id', 'accounts.integration_id')
          .select(['client_id', 'kind'])
          .where('sub', '=', asked.data.sub)
          .where('fx_partner', '=', asked.data.partner)
          .executeTakeFirst()
      : undefined;
    if (integration === undefined)
      return await reply.code(404).send({ message: 'This customer has no integration.' });
    return { clientId: integration.client_id, kind: integration.kind };
  });
};
