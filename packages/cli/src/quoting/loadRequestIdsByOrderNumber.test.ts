import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { expect, it } from 'vitest';
import { rememberBookingRequestId, findBookingRequestId } from './loadRequestIdsByOrderNumber.ts';

const broken = async (): Promise<never> => {
  throw new Error('ENOSPC');
};
const placeAt = (address: string, quotes = createMemoryStore()) => ({ address, quotes });

it('knows by which id the partner answered a booking, of this environment alone', async () => {
  const here = placeAt('http://a/config.json');
  await rememberBookingRequestId(here, '1000234', 'id-1');
  await rememberBookingRequestId(here, '1000235', 'id-2');
  expect(await findBookingRequestId(here, '1000234')).toBe('id-1');
  expect(await findBookingRequestId(here, '1000236')).toBeNull();
  expect(await findBookingRequestId({ ...here, address: 'http://b/config.json' }, '1000234')).toBeNull();
});

it('keeps the newest, and nothing of an answer without an id', async () => {
  const here = placeAt('http://a/config.json');
  await rememberBookingRequestId(here, 'first', 'id-0');
  await rememberBookingRequestId(here, 'unanswered', null);
  expect(await findBookingRequestId(here, 'unanswered')).toBeNull();
  for (let order = 1; order <= 100; order += 1)
    await rememberBookingRequestId(here, `${order}`, `id-${order}`);
  expect(await findBookingRequestId(here, 'first')).toBeNull();
  expect(await findBookingRequestId(here, '1')).toBe('id-1');
});

it('loses no order for a file that cannot be written or read', async () => {
  const here = placeAt('http://a/config.json', { ...createMemoryStore(), update: broken, read: broken });
  await rememberBookingRequestId(here, '1000234', 'id-1');
  expect(await findBookingRequestId(here, '1000234')).toBeNull();
});
