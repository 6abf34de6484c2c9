import { expect, it } from 'vitest';
import { checkOperator } from './checkOperator.ts';

const production = { environment: { name: 'FX', kind: 'production' } } as const;

it('warns of a production that does not say who runs it, and of no sandbox (OPERATOR-3)', () => {
  expect(checkOperator(production).map(({ call, verdict, note }) => [call, verdict.kind, note])).toEqual([
    [
      'operator (not named)',
      'unjudged',
      'Customers read nowhere with whom they agree: name the operator in config.json.',
    ],
  ]);
  expect(checkOperator({ environment: { name: 'Sandbox', kind: 'sandbox' } })).toEqual([]);
  expect(
    checkOperator({ ...production, operator: { name: 'Harbour Ltd' } }).map(({ call, verdict }) => [
      call,
      verdict.kind,
    ]),
  ).toEqual([['operator', 'as-expected']]);
});
