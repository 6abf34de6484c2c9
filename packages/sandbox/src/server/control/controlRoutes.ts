import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { faultKinds, faultsSchema } from '../faults/fault.ts';
import type { Faults } from '../faults/faults.ts';
import type { RequestLog } from '../journal/requestLog.ts';
import { isFromThisMachine } from '../http/loopback.ts';
import type { Mails } from '../mails/mails.ts';
import { answerNoSuchPath } from '@fx-gateway/services/http/answerNoSuchPath.ts';
import { sandboxPage } from './page/sandboxPage.ts';

export type SandboxControls = {
  readonly journal: RequestLog;
  readonly faults: Faults;
  readonly mails: Mails;
  readonly reset: () => Promise<void>;
  /** Ends with a `DatabaseTrouble` where the database does not answer. */
  readonly askDatabase: () => Promise<void>;
};

/** What is asked for once; no text of a database holds a zero. */
const asked = z
  .string('must be given once')
  .regex(/^[^\0]*$/, 'must not hold a zero')
  .optional();
const mailQuery = z.object({ to: asked });
const journalQuery = z.object({ service: asked, path: asked });

/** `/sandbox` and what is under it: for the user or the test on this machine, for no one else. */
export const controlRoutes = (app: FastifyInstance, controls: SandboxControls): void => {
  app.register(
    async (control) => {
      control.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (isFromThisMachine(request)) return undefined;
        return reply
          .code(403)
          .send({ message: 'The switches of the sandbox answer only on its own machine.' });
      });
      control.setNotFoundHandler(answerNoSuchPath);

      control.get('/health', async () => {
        await controls.askDatabase();
        return { status: 'ok' };
      });
      control.get('/mail', async (request, reply) => {
        const query = mailQuery.safeParse(request.query);
        if (!query.success) return reply.code(400).send({ message: firstComplaint('query', query.error) });
        return await controls.mails.list(query.data.to);
      });
      control.get('/requests', async (request, reply) => {
        const query = journalQuery.safeParse(request.query);
        if (!query.success) return reply.code(400).send({ message: firstComplaint('query', query.error) });
        return await controls.journal.read(defined(query.data));
      });
      control.get('/faults', async () => controls.faults.list());
      control.post('/faults', async (request, reply) => {
        const faults = faultsSchema.safeParse(request.body);
        if (!faults.success) return reply.code(400).send({ message: firstComplaint('faults', faults.error) });
        await controls.faults.add(faults.data);
        return await controls.faults.list();
      });
      control.delete('/faults', async () => {
        await controls.faults.clear();
        return [];
      });
      control.post('/reset', async () => {
        await controls.reset();
        return { status: 'ok' };
      });

      sandboxPage(control, faultKinds);
    },
    { prefix: '/sandbox' },
  );
};

const defined = (filter: z.infer<typeof journalQuery>) => ({
  ...(filter.service === undefined ? {} : { service: filter.service }),
  ...(filter.path === undefined ? {} : { path: filter.path }),
});

const firstComplaint = (of: string, error: z.ZodError) => {
  const [issue] = error.issues;
  if (!issue) return `The ${of} cannot be read.`;
  const place = issue.path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('');
  return `${of}${place}: ${issue.message}`;
};
