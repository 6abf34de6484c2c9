import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { wrapContentInList, listEntriesOrNull } from '../http/envelope.ts';
import {
  lenientSchema,
  wireIdSchema,
  wireListSchema,
  wireNumberSchema,
  wireTextSchema,
} from '../http/wireShapes.ts';
import { findDifferingMember } from './findDifferingMember.ts';
import type { AnswerShape } from './serviceContract.ts';

const shape: AnswerShape = {
  schema: z.object({
    ordNum: wireIdSchema,
    payee: wireTextSchema,
    roles: lenientSchema(z.nullable(z.array(z.unknown()))),
    fees: wireListSchema(z.object({ amount: wireNumberSchema })),
  }),
  find: wrapContentInList,
  place: 'content',
};
const order = { ordNum: '1', roles: [], payee: 'A', fees: [{ amount: 1 }] };

describe('an answer', () => {
  it.each<[string, unknown, string | null]>([
    ['has every member', { content: order }, null],
    ['holds what the product does not know', { content: { ...order, more: 1 } }, null],
    ['lacks what the client must have', { content: { ...order, ordNum: undefined } }, 'ordNum'],
    ['lacks what the client could do without', { content: { ordNum: '1', name: 'A', fees: [] } }, 'payee'],
    ['has another kind where the client reads anything', { content: { ...order, roles: {} } }, 'roles'],
    ['may say nothing there', { content: { ...order, roles: null } }, null],
    ['has another kind of value', { content: { ...order, fees: [{ amount: 'much' }] } }, 'fees[].amount'],
    [
      'lacks it in a later entry',
      { content: { ...order, fees: [{ amount: 1 }, { sum: 1 }] } },
      'fees[].amount',
    ],
    ['is none', undefined, 'content'],
  ])('that %s is told by its first such member: %j', (_said, body, member) =>
    expect(findDifferingMember(shape, body)).toBe(member),
  );

  it('may lack what its call says, or name it otherwise', () => {
    const body = { content: { orderNumber: '1', fees: [] } };
    const schema = z.object({
      ordNum: wireTextSchema,
      payee: wireTextSchema,
      fees: wireListSchema(z.unknown()),
    });
    const lenient = { ...shape, schema, mayLack: ['payee'], aliases: { ordNum: ['orderNumber'] } };
    expect(findDifferingMember(lenient, body)).toBeNull();
  });

  it('that should be a list and is none is told by the place of the list', () =>
    expect(
      findDifferingMember({ ...shape, find: listEntriesOrNull, place: 'content[]' }, { content: {} }),
    ).toBe('content[]'));

  it('never tells a value of the answer', () => {
    const keyed = { ...shape, schema: z.object({ account: z.object({ iban: z.number() }) }) };
    expect(findDifferingMember(keyed, { content: { account: { iban: 'DE00 1' } } })).toBe('account.iban');
  });
});
