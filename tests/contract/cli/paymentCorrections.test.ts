import { expect, it } from 'vitest';
import { sentLongAgo } from './endQuotes.ts';
import type { FxgWithSandbox } from './fxgWithSandbox.ts';
import { allow, ofxEmail } from './ofxAuthorizing.ts';
import { writeSheet, type Report } from './paymentSheets.ts';
import { signedInTerminal } from './signedInTerminal.ts';

let fxg: FxgWithSandbox;

type Deal = { readonly reference: string; readonly payment: { readonly amount: string } };

signedInTerminal((opened) => (fxg = opened), { email: ofxEmail });

const payments = (...words: readonly string[]) => fxg.user.fxg('payments', ...words);

it(
  'whoever says by mistake that a lost booking became nothing names its deal after all, before another one is booked',
  { timeout: 60_000 },
  async () => {
    await allow({ url: fxg.url, home: fxg.user.home });
    const payees = await fxg.user.fxg('beneficiaries', 'list', '--currency', 'EUR');
    const payee = payees.data<readonly { readonly beneficiary: string }[]>()[0]?.beneficiary ?? '';
    const file = await writeSheet(fxg, `Payee,Amount\n${payee},612`);
    await fxg.control.faults({
      service: 'ofx',
      path: '/payments/deals',
      method: 'POST',
      fault: 'reset-after',
      times: 1,
    });
    const run = ['run', '--file', file, '--key', 'none', '--max-settlement', 'USD=2000', '--yes'];
    expect((await payments(...run, '--settle-in', 'USD')).code).toBe(8);
    const deals = async () =>
      (await fxg.user.fxg('deals', 'list'))
        .data<readonly Deal[]>()
        .filter(({ payment }) => payment.amount === '612.00');
    const [lost] = await deals();
    await sentLongAgo(fxg.user.home);
    const none = await payments('resume', '--key', 'none', '--none', '1', '--yes');
    expect([none.code, none.error().code], none.stderr).toEqual([7, 'booked-before']);
    const named =
      /If it is the booking that you said is none: fxg (payments resume --key none --order 1=\S+)/;
    const [, words = ''] = named.exec(none.error().hint) ?? [];
    const wrong = await payments('resume', '--key', 'none', '--order', '1=OFX-NONE', '--yes');
    expect([wrong.code, wrong.error().code], wrong.stderr).toEqual([7, 'cannot-be-it']);
    const corrected = await fxg.user.fxg(...words.split(' '), '--yes');
    expect(corrected.code, corrected.stderr).toBe(0);
    expect(corrected.data<Report>().deals).toMatchObject([{ state: 'booked', order: lost?.reference }]);
    expect(await deals()).toHaveLength(1);
  },
);
