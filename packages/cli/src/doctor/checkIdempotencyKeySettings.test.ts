import { corpayContract } from '@fx-gateway/adapters/corpay';
import { expect, it } from 'vitest';
import { checkIdempotencyKeySettings } from './checkIdempotencyKeySettings.ts';

const headers = { accessToken: 'Access-Token', clientCode: 'Client-Code' };
const found = (apis: {
  readonly corpay?: string;
  readonly headers: typeof headers & { idempotencyKey?: string };
}) =>
  checkIdempotencyKeySettings([{ partner: 'corpay', contracts: corpayContract }], { apis }).map(
    ({ service, call, verdict, note }) => ({ service, call, verdict: verdict.kind, note }),
  );

it('says of a partner what protects a booking that a browser sends again by itself, and never that it does', () => {
  const corpay = 'https://corpay.example';
  const looked = { service: 'corpay', call: 'idempotency key', verdict: 'unjudged' };
  expect(found({ corpay, headers: { ...headers, idempotencyKey: 'Idempotency-Key' } })).toEqual([
    {
      ...looked,
      note: 'A call that a browser repeats by itself is told by Idempotency-Key, where the service keeps to it. Only a call that moves money could show whether it does.',
    },
  ]);
  expect(found({ corpay, headers })).toEqual([
    {
      ...looked,
      note: 'No header for an idempotency key is configured. A browser repeats a POST by itself when a connection breaks, so a booking is protected only where the partner books a quote once: have it confirm that.',
    },
  ]);
  expect(found({ headers }), 'nothing is booked where there is no partner').toEqual([]);
});
