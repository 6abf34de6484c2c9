import type { FastifyInstance } from 'fastify';
import { answerNoSuchPath } from '../http/answerNoSuchPath.ts';
import { createApp } from '../http/createApp.ts';
import type { ServicesMetrics } from './servicesMetrics.ts';

/** Answers Prometheus, on a port of its own: these numbers are for the operator. */
export const createMetricsApp = ({ numbers }: ServicesMetrics): FastifyInstance => {
  const app = createApp({ reportFailure: () => {} });
  app.setNotFoundHandler(answerNoSuchPath);
  app.get('/metrics', async (_request, reply) =>
    reply.type(numbers.contentType).send(await numbers.metrics()),
  );
  return app;
};
