import { expect, it } from 'vitest';
import { createMemoryStore } from '../../ports/memoryStore.ts';
import { createRunMappingStore } from './runMappingStore.ts';

it('what columns mean is kept for the next table of the same user, and nobody else', async () => {
  const store = createMemoryStore();
  const ours = createRunMappingStore(store, 'corpay.one');
  await ours.keep({ Lieferant: 'payee', Datum: 'not-used' });
  await ours.keep({ Betrag: 'amount', Datum: 'reference' });
  expect(await createRunMappingStore(store, 'corpay.one').read()).toEqual({
    Lieferant: 'payee',
    Datum: 'reference',
    Betrag: 'amount',
  });
  expect(await createRunMappingStore(store, 'corpay.two').read()).toEqual({});
});

it('what is kept and means nothing any more is left out', async () => {
  const store = createMemoryStore();
  const ours = createRunMappingStore(store, 'corpay.one');
  await ours.keep({ Name: 'payee' });
  await store.update('fx-gateway.payment-run-columns.corpay.one', (kept) =>
    (kept ?? '').replace('}', ',"Old":"colour","Older":7}'),
  );
  expect(await ours.read()).toEqual({ Name: 'payee' });
  await store.write('fx-gateway.payment-run-columns.corpay.one', 'no JSON');
  expect(await ours.read()).toEqual({});
});
