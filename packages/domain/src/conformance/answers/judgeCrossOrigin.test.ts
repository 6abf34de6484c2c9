import { expect, it } from 'vitest';
import { judgePreflight } from './judgeCrossOrigin.ts';

const origin = 'https://fx.example.com';

const symptomWhereAllowed = (allowed: string) =>
  judgePreflight(
    { origin, method: 'GET', headers: ['authorization'] },
    {
      status: 200,
      headers: { 'access-control-allow-origin': origin, 'access-control-allow-headers': allowed },
      body: undefined,
      ahead: null,
    },
  ).symptom;

it('a star allows every header but the one that signs, and that is told of it', () => {
  expect(symptomWhereAllowed('*')).toMatchObject({
    kind: 'header-not-allowed',
    seen: 'authorization',
    instead: '*',
  });
  expect(symptomWhereAllowed('x-amz-date')?.instead).toBeUndefined();
  expect(symptomWhereAllowed('*, Authorization')).toBeNull();
});
