import { expect, it } from 'vitest';
import { redirectedCallSymptom } from './judgeRedirectedCall.ts';

const asked = 'https://pay.example.com/v1/orders';

it.each([
  ['/v1/orders/', 'slash'],
  ['http://internal:8080/orders/?page=1', 'slash'],
  [asked, 'scheme'],
  ['http://pay.example.com/v1/orders', 'scheme'],
  ['https://new.example.com/v1/orders', ''],
  ['/login', ''],
])('a call that is led to %s is led there by its %j', (location, instead) => {
  expect(redirectedCallSymptom({ status: 307, headers: { location } }, asked)).toMatchObject({
    kind: 'call-redirected',
    instead,
  });
});

it('of where a call is led nothing is told that may hold a secret', () => {
  const headers = { location: 'https://me:word@pay.example.com/v2?token=1' };
  expect(redirectedCallSymptom({ status: 302, headers }, asked).seen).toBe(
    '(302) to https://pay.example.com/v2',
  );
});
