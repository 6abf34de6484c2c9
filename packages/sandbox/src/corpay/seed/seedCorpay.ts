import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { seededUsers } from '../../users/seededUsers.ts';
import type { SandboxServices } from '../../server/services/sandboxPlugin.ts';
import { toBeneficiaryRow } from '../records/toBeneficiaryRow.ts';
import { stableUuidOf } from '../records/stableUuidOf.ts';
import { corpayTables, type CorpayDatabase } from '../records/corpayTables.ts';
import { computeValueDate } from '../../calendar/computeValueDate.ts';
import { findOrder } from '../orders/toOrderAnswer.ts';
import { computePaymentFee } from '../settlements/computePaymentFee.ts';
import { recordInstruction } from '../instruction/recordInstruction.ts';
import { settlementAccountsOfCustomer } from '../settlements/settlementAccountsOfCustomer.ts';
import { seededBeneficiaries } from './seededBeneficiaries.ts';
import { seededOrders, type SeededOrder } from './seededOrders.ts';

/** When the beneficiaries were saved, long before any story is played. */
const writtenAt = Date.parse('2026-02-02T09:00:00Z');

/** This one was changed a few days ago, whenever the story is played: who pays them is asked whether that was checked. */
const changedLately = 'Uhrwerk Silberbach AG';
const lately = 4 * 24 * 60 * 60 * 1000;

const clientCodes = [
  { email: 'corpay@sandbox.test', clientCode: '410233', storyWaits: false },
  { email: 'empty@sandbox.test', clientCode: '410258', storyWaits: false },
  { email: 'busy@sandbox.test', clientCode: '410271', storyWaits: true },
  { email: 'admin@sandbox.test', clientCode: '410280', storyWaits: false },
] as const;

/** Puts the stories of the seeded customers in; a user who is not named here has no integration. */
export const seedCorpay = async ({ db, now }: Pick<SandboxServices, 'db' | 'now'>): Promise<void> => {
  const tables = corpayTables(db);
  for (const { email, clientCode, storyWaits } of clientCodes) {
    await tables
      .insertInto('corpay_integrations')
      .values({ sub: subOf(email), client_code: clientCode, story_waits: storyWaits })
      .execute();
  }
  const [{ email, clientCode }] = clientCodes;
  const sub = subOf(email);
  await seedBeneficiaries(tables, sub, now() - lately);
  for (const order of seededOrders) await seedOrder(tables, { sub, clientCode }, order);
};

const subOf = (email: string): string => {
  const user = seededUsers.find((seeded) => seeded.email === email);
  if (user === undefined) throw new Error(`There is no seeded user ${email}.`);
  return user.sub;
};

const seedBeneficiaries = async (db: CorpayDatabase, sub: string, latelyAt: number): Promise<void> => {
  await db
    .insertInto('corpay_beneficiaries')
    .values(
      seededBeneficiaries.map((record) =>
        toBeneficiaryRow(sub, record, record.accountHolderName === changedLately ? latelyAt : writtenAt),
      ),
    )
    .execute();
};

const seedOrder = async (
  db: CorpayDatabase,
  { sub, clientCode }: { readonly sub: string; readonly clientCode: string },
  { ordNum, enteredAt, settlement, payment, rate, instruction }: SeededOrder,
): Promise<void> => {
  await db
    .insertInto('corpay_orders')
    .values({
      ord_num: ordNum,
      sub,
      quote_id: null,
      token: stableUuidOf('order', String(ordNum)),
      settlement_currency: settlement.currency,
      settlement_minor: settlement.minor,
      payment_currency: payment.currency,
      payment_minor: payment.minor,
      rate,
      entered_at: new Date(enteredAt),
      value_date: computeValueDate(settlement.currency, payment.currency, Date.parse(enteredAt)),
      bene_count: 0,
    })
    .execute();
  const order = await findOrder(db, ordNum, { locked: false });
  const beneficiary = seededBeneficiaries.find(
    ({ accountHolderName }) => accountHolderName === instruction?.beneficiary,
  );
  if (instruction === undefined || order === undefined || beneficiary === undefined) return;
  const accounts = settlementAccountsOfCustomer(clientCode);
  const spot = accounts.find(({ currency }) => currency === settlement.currency);
  const fee = accounts.find(({ currency }) => currency === 'USD');
  if (spot === undefined || fee === undefined)
    throw new Error(`Order ${ordNum} has no account to settle from.`);
  const amount = makeMoney(payment.minor, payment.currency);
  const planned = { ...instruction, beneficiary, amount, fee: computePaymentFee(instruction.method) };
  const plan = { payments: [planned], spot, fee };
  await recordInstruction(db, order, plan, {
    print: stableUuidOf('seeded', enteredAt),
    value: order.value_date,
  });
};
