import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolCounts } from '../database/serverPool.ts';

/** From a read of one row to a call that waits for a partner. */
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What a process counts, in the words of Prometheus; no label has anything that was sent. */
export const makeServicesMetrics = (poolCounts: (() => PoolCounts) | undefined) => {
  const numbers = new Registry();
  const registers = [numbers];
  collectDefaultMetrics({ register: numbers });
  if (poolCounts !== undefined) numbers.registerMetric(connectionsOf(poolCounts));
  return {
    numbers,
    calls: new Counter({
      name: 'fxg_services_calls_total',
      help: 'Answered calls.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    refusals: new Counter({
      name: 'fxg_services_refusals_total',
      help: 'Calls of which nobody is believed to make them, by the reason.',
      labelNames: ['reason'],
      registers,
    }),
    seconds: new Histogram({
      name: 'fxg_services_call_seconds',
      help: 'How long calls take until their answer is sent.',
      labelNames: ['method', 'route'],
      buckets: secondsBuckets,
      registers,
    }),
    tokenSeconds: new Histogram({
      name: 'fxg_services_partner_token_seconds',
      help: 'How long partners take to give a token, or not.',
      labelNames: ['grant', 'outcome'],
      buckets: secondsBuckets,
      registers,
    }),
  };
};

/** Read when it is asked for. */
const connectionsOf = (poolCounts: () => PoolCounts) =>
  new Gauge({
    name: 'fxg_services_database_connections',
    help: 'Connections to the database: open ones, those at rest, and calls that wait for one.',
    labelNames: ['state'],
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(poolCounts())) this.set({ state }, count);
    },
  });

export type ServicesMetrics = ReturnType<typeof makeServicesMetrics>;
