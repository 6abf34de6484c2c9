import type { SandboxPlugin } from '../server/services/sandboxPlugin.ts';
import { answerDailyRates } from './answerDailyRates.ts';
import { answerLatestRates } from './answerLatestRates.ts';
import { makeRatesRefusal } from './makeRatesRefusal.ts';

const nothing = async () => undefined;

/** The external rates service under `/services/rates`. It keeps nothing: its rates follow from the moment. */
export const ratesPlugin: SandboxPlugin = {
  name: 'rates',
  migrations: {},
  register: (app, { now }) => {
    app.get<{ Querystring: Record<string, unknown> }>('/latest', async ({ query }) =>
      answerLatestRates(query, now()),
    );
    app.get<{ Querystring: Record<string, unknown> }>('/timeseries', async ({ query }) =>
      answerDailyRates(query, now()),
    );
    app.get('/*', async () => makeRatesRefusal('invalid_api_function'));
  },
  seed: nothing,
  clear: nothing,
};
