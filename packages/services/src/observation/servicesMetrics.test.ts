import { expect, it } from 'vitest';
import { makeServicesMetrics } from './servicesMetrics.ts';

it('the connections to a server are counted when they are asked for; an embedded database has none', async () => {
  let waiting = 0;
  const { numbers } = makeServicesMetrics(() => ({ open: 3, idle: 1, waiting }));
  waiting = 7;
  const text = await numbers.metrics();
  expect(text).toMatch(/^fxg_services_database_connections\{state="open"\} 3$/m);
  expect(text).toMatch(/^fxg_services_database_connections\{state="waiting"\} 7$/m);
  expect(await makeServicesMetrics(undefined).numbers.metrics()).not.toContain('database_connections');
});
