import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { faultKinds, faultsSchema } from '../faults/fault.ts';
import type { Faults } from '../faults/faults.ts';
import type { Journal } from '../journal/journal.ts';
import { isFromThisMachine } from '../http/loopback.ts';
import type { Mails } from '../mails/mails.ts';
import { noSuchPath } from '../http/noSuchPath.ts';
import { sandboxPage } from './page/sandboxPage.ts';

export type Controls = {
  readonly journal: Journal;
  readonly faults: Faults;
  readonly mails: Mails;
  readonly reset: () => Promise<void>;
};

const mailQuery = z.object({ to: z.string().optional() });
const journalQuery = z.object({ service: z.string().optional(), path: z.string().optional() });

/** `/sandbox` and what is under it: for the user or the test on this machine, for no one else. */
export const controlRoutes = (app: FastifyInstance, controls: Controls): void => {
  app.register(
    async (control) => {
      control.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (isFromThisMachine(request)) return undefined;
        return reply
          .code(403)
          .send({ message: 'The switches of the sandbox answer only on its own machine.' });
      });
      control.setNotFoundHandler(noSuchPath);

      control.get('/health', async () => ({ status: 'ok' }));
      control.get('/mail', async (request) => await controls.mails.list(mailQuery.parse(request.query).to));
      control.get('/requests', async (request) =>
        controls.journal.read(defined(journalQuery.parse(request.query))),
      );
      control.get('/faults', async () => controls.faults.list());
      control.post('/faults', async (request, reply) => {
        const faults = faultsSchema.safeParse(request.body);
        if (!faults.success) return reply.code(400).send({ message: firstComplaint(faults.error) });
        controls.faults.add(faults.data);
        return controls.faults.list();
      });
      control.delete('/faults', async () => {
        controls.faults.clear();
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

const firstComplaint = (error: z.ZodError) => {
  const [issue] = error.issues;
  if (!issue) return 'The faults are not in the expected form.';
  const place = issue.path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('');
  return `faults${place}: ${issue.message}`;
};
