import { afterEach, expect, it, vi } from 'vitest';
import { sampleConfiguration } from '../../test/sampleDependencies.ts';
import { lookAtSite } from './lookAtSite.ts';
import { OperationsStore } from '../operations/OperationsStore.ts';

afterEach(() => vi.unstubAllGlobals());

const corpayHosts = ['a.test', 'b.test', 'c.test', 'd.test'];
const configuration = {
  ...sampleConfiguration,
  branding: { ...sampleConfiguration.branding, afsHosts: corpayHosts },
};

/** The site gives this as its configuration from now on. */
const siteGives = (text: string): void => {
  vi.stubGlobal('fetch', async () => new Response(text, { status: 200 }));
};

const look = (operations: OperationsStore): Promise<void> =>
  lookAtSite({ noteRelease: () => undefined }, operations);

it('an open page learns at its next look what is switched off, and that it is on again (OPS-1)', async () => {
  const operations = new OperationsStore();
  expect(operations.whyHeldBack('money')).toBeNull();
  siteGives(JSON.stringify({ ...configuration, operations: { bookingsOff: true, notice: 'Slow today.' } }));
  await look(operations);
  expect(operations.whyHeldBack('money')).toMatch(/^Deals cannot be booked/);
  expect(operations.whyHeldBack('record')).toBeNull();
  expect(operations.notice).toBe('Slow today.');
  siteGives(JSON.stringify(configuration));
  await look(operations);
  expect(operations.whyHeldBack('money')).toBeNull();
  expect(operations.notice).toBeNull();
});

it('a notice that was read and closed stays closed, and another one is shown (OPS-1)', async () => {
  const operations = new OperationsStore({ notice: 'Slow today.' });
  operations.closeNotice();
  expect(operations.notice).toBeNull();
  siteGives(JSON.stringify({ ...configuration, operations: { notice: 'Slow today.' } }));
  await look(operations);
  expect(operations.notice).toBeNull();
  siteGives(JSON.stringify({ ...configuration, operations: { notice: 'Slow until noon.' } }));
  await look(operations);
  expect(operations.notice).toBe('Slow until noon.');
});

it.each(['[]', '{}', JSON.stringify({ ...configuration, operations: { bookingOff: true } })])(
  'a look that cannot be understood leaves switched off what is (OPS-1): %s',
  async (text) => {
    const operations = new OperationsStore({ readOnly: true });
    siteGives(text);
    await look(operations);
    expect(operations.whyHeldBack('record')).toMatch(/^Nothing can be changed/);
  },
);
