import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileStore } from '@fx-gateway/adapters/node';
import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { createCorpayJournal } from '@fx-gateway/domain/corpay/intents/corpayJournal.ts';
import type { StoredBookingCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeInvocation } from '../../../test/fakeInvocation.ts';
import { sampleUser } from '../../../test/sampleUser.ts';
import type { EnvironmentConnection } from '../../configuration/connectProfile.ts';
import { resolveAndReportCorpayMoneyCalls } from './resolveAndReportCorpayMoneyCalls.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fx-gateway-report-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const paid = { payments: [{ payeeName: 'Thalassa' }] };

/** What is said after a sign-in where two deals were booked here, and the first was instructed elsewhere. */
const saidWhile = async (
  partnerAnswers: boolean,
  looksOnly = false,
  open: readonly StoredBookingCall[] = [],
) => {
  const intents = fileStore(join(folder, 'intents.json'));
  const journal = createCorpayJournal(intents, sampleUser.sub);
  for (const orderNumber of ['700', '701']) {
    await journal.keep({
      kind: 'awaited-instruction',
      orderNumber,
      settlement: makeMoney(11_600n, 'USD'),
      payment: makeMoney(10_000n, 'EUR'),
      beneficiaryId: 'b1',
      payee: 'Thalassa',
      startedAt: 0,
    });
  }
  for (const booking of open) await journal.keep(booking);
  const orders = { show: async (number: string) => succeeded(number === '700' ? paid : { payments: [] }) };
  const silent = failed(callFailure('no-answer', '/token'));
  const connection = {
    intents,
    keys: intents,
    beneficiaryChecks: intents,
    configuration: { apis: {} },
    tokens: async () => ({ kept: null, keep: async () => undefined }),
    answerers: { read: async () => null, keep: async () => undefined },
    services: {
      corpayTokens: {
        request: async () =>
          partnerAnswers
            ? succeeded({ cmgToken: 't', clientCode: '410233', expires: Date.now() + 600_000 })
            : silent,
      },
      corpay: () => ({ orders }),
    },
  } as unknown as EnvironmentConnection;
  const said: string[] = [];
  await resolveAndReportCorpayMoneyCalls(
    { ...fakeInvocation(null).invocation, notice: (text) => void said.push(text) },
    { connection, user: sampleUser },
    looksOnly,
  );
  return open.length === 0 ? said.at(-1) : said;
};

describe('a deal that was booked here', () => {
  it('is named after a sign-in as long as it waits, not when it was instructed elsewhere', async () => {
    expect(await saidWhile(true)).toBe(
      'Booked here and not instructed here yet: 701. Next: fxg orders instruct N',
    );
  });

  it('is named where the partner does not tell', async () => {
    expect(await saidWhile(false)).toBe(
      'Booked here and not instructed here yet: 700, 701. Next: fxg orders instruct N',
    );
  });

  it('is named with nothing to do next for a profile that may only look', async () => {
    expect(await saidWhile(true, true)).toBe('Booked here and not instructed here yet: 701.');
  });
});

describe('a booking without an answer', () => {
  it('is told to a profile that may only look, and nothing is sent to find out', async () => {
    const booking: StoredBookingCall = {
      kind: 'booking',
      quoteId: 'q-1',
      idempotencyKey: 'k-1',
      lockSide: 'Payment',
      settlement: makeMoney(11_600n, 'USD'),
      payment: makeMoney(10_000n, 'EUR'),
      rate: 0.86,
      endsAt: 0,
      beneficiaryId: 'b1',
      payee: 'Thalassa',
      newestOrder: null,
      startedAt: 0,
    };
    expect(await saidWhile(true, true, [booking])).toEqual([
      'You were booking €100.00 for Thalassa, at $116.00. It is not known whether the deal was booked. This profile may only look, so it is not found out here.',
      'Client code: 410233',
      'Booked here and not instructed here yet: 701.',
    ]);
  });
});
