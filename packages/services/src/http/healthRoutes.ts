import type { FastifyInstance } from 'fastify';

/** Longer than a database takes that answers at all; who asks has a limit of its own. */
const patienceMs = 2_000;

type Health = {
  /** Ends when the database answers. */
  readonly askDatabase: () => Promise<void>;
  readonly isStopping: () => boolean;
};

/** Whether the process lives, and whether calls may be sent to it; both for whoever reaches it. */
export const healthRoutes = (app: FastifyInstance, { askDatabase, isStopping }: Health): void => {
  app.get('/livez', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    return (await answersInTime(askDatabase))
      ? { status: 'ok' }
      : reply.code(503).send({ status: 'the database does not answer' });
  });
};

const answersInTime = async (ask: () => Promise<void>): Promise<boolean> => {
  let late: NodeJS.Timeout | undefined;
  const silence = new Promise<boolean>((resolve) => {
    late = setTimeout(() => resolve(false), patienceMs);
  });
  const answer = ask().then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(late);
  }
};
