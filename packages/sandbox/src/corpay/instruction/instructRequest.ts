import { z } from 'zod';
import type { ParseResult } from '../../wire/makeStrictReader.ts';
import { readStrictly } from '../wire/readStrictly.ts';
import { nonEmptyTextSchemaOf, textSchemaOf } from '../../wire/textSchemaOf.ts';

/** More than any amount that is quoted, and still exact as a JSON number. */
const most = 10_000_000_000_000;
const amount = z
  .number({ error: 'The amount must be a number.' })
  .positive({ error: 'The amount must be above zero.' })
  .lte(most, { error: 'The amount is too large.' });

const wire = z.strictObject({
  orders: z
    .array(
      z.strictObject({
        orderId: z
          .union([z.int(), z.string().regex(/^\d{1,10}$/)], { error: 'This is not an order number.' })
          .transform(Number),
        amount,
      }),
    )
    .length(1, { error: 'One instruction is for one order.' }),
  payments: z
    .array(
      z.strictObject({
        amount,
        currency: nonEmptyTextSchemaOf(3),
        beneficiaryId: nonEmptyTextSchemaOf(100),
        deliveryMethod: nonEmptyTextSchemaOf(1),
        purposeOfPayment: nonEmptyTextSchemaOf(50),
        paymentReference: textSchemaOf(140).default(''),
      }),
    )
    .min(1, { error: 'An instruction needs a payment.' })
    .max(100, { error: 'An instruction has at most 100 payments.' }),
  settlements: z
    .array(
      z.strictObject({
        accountId: nonEmptyTextSchemaOf(100),
        deliveryMethod: nonEmptyTextSchemaOf(1),
        currency: nonEmptyTextSchemaOf(3),
        purpose: z.enum(['Spot', 'Fee'], { error: 'The purpose of a settlement is Spot or Fee.' }),
      }),
    )
    .max(2, { error: 'An instruction has one Spot and one Fee settlement.' }),
});

export type InstructRequest = z.infer<typeof wire>;

const lists = ['Orders', 'Payments', 'Settlements'] as const;

/** The three lists may be written with a capital or without; one that comes both ways is refused as unknown. */
const withoutCapitals = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null) return body;
  const members = Object.entries(body).map(([name, value]): [string, unknown] => {
    const small = name.toLowerCase();
    return lists.some((list) => list === name) && !Object.hasOwn(body, small)
      ? [small, value]
      : [name, value];
  });
  return Object.fromEntries(members);
};

/** Reads the body of POST /deal/instruct. */
export const readInstructRequest = (body: unknown): ParseResult<InstructRequest> =>
  readStrictly(wire, withoutCapitals(body));
