import { failed } from '@fx-gateway/domain/result/result.ts';
import { expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { corpayCustomer } from '../../../test/corpayCustomer.ts';
import { ofxCustomer } from '../../../test/ofxCustomer.ts';

const noToken = async () => failed(silence);

it.each([
  'quotes book --beneficiary olive --amount 100 --yes --max-settlement 200',
  'quotes book --beneficiary olive --amount 100 --yes --max-settlement 200 --key week-47',
  'quotes watch --beneficiary olive --amount 100 --book --yes --max-settlement 200 --for 3',
  'orders instruct 1001 --yes',
  'quotes settle',
])('nothing is sent to Corpay where it gives no token: %s', async (line) => {
  const { runFast, sent, session } = corpayCustomer();
  Object.assign(session.connection.services, {
    corpayTokens: { request: noToken },
  });
  const lost = await runFast(line);
  expect([lost.code, lost.stdout]).toEqual([6, '']);
  expect(sent).toEqual([]);
});

it.each([
  'quotes book --beneficiary olive=100 --yes --max-buy 201',
  'quotes watch --beneficiary olive=100 --book --yes --max-buy 201 --for 3',
  'quotes request --beneficiary olive=100',
  'quotes settle',
  'quotes show quote-1',
])('nothing is sent to OFX where it gives no token: %s', async (line) => {
  const { runFast, sent, session } = ofxCustomer();
  Object.assign(session.connection.services, { ofxTokens: { renew: noToken } });
  const lost = await runFast(line);
  expect([lost.code, lost.stdout]).toEqual([6, '']);
  expect(sent).toEqual([]);
});
