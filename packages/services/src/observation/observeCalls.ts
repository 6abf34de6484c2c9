import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { CallNotes } from './callNotes.ts';
import type { ServicesMetrics } from './servicesMetrics.ts';

/** What goes nowhere has no route; its path may hold anything. */
const noRoute = '(no such path)';

/** Writes a line for each call and counts it: who, what, how it ended and how long it took, and nothing that was sent. */
export const observeCalls = (
  app: FastifyInstance,
  {
    log,
    metrics,
    notes,
  }: { readonly log: Logger; readonly metrics: ServicesMetrics; readonly notes: CallNotes },
): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? noRoute;
    const { caller = null, refusal } = notes.of(request);
    const status = reply.statusCode;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const left = reply.raw.writableFinished ? undefined : true;
    log.info(
      { requestId: request.id, caller, call: `${method} ${route}`, status, ms, refusal, left },
      'call',
    );
    metrics.calls.inc({ method, route, status });
    metrics.seconds.observe({ method, route }, reply.elapsedTime / 1000);
    if (refusal !== undefined) metrics.refusals.inc({ reason: refusal });
  });
};
