import { expect, it } from 'vitest';
import { readPagePath } from './readPagePath.ts';

it.each([
  ['/login', '/login'],
  ['/secure/fxgateway/dashboard', '/secure/fxgateway/dashboard'],
  ['/secure/fxgateway/orders/2024001?success=true', '/secure/fxgateway/orders/:id'],
  ['/secure/fxgateway/beneficiaries/edit/5f3c', '/secure/fxgateway/beneficiaries/edit/:id'],
  ['/secure/fxgateway/beneficiaries/new', '/secure/fxgateway/beneficiaries/new'],
  ['/secure/debug/accounts/jo%40sandbox.test', '/secure/debug/accounts/:id'],
  ['/a-name-that-somebody-typed', '/:id'],
])('the page %s is reported as %s (REPORT-2)', (path, reported) => {
  expect(readPagePath(path)).toBe(reported);
});
