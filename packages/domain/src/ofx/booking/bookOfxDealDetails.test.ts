import { describe, expect, it } from 'vitest';
import { ofxPartner, ofxPress } from '../../../test/ofxBookingFixture.ts';
import { ofxBeneficiary, ofxFailure, ofxQuote } from '../../../test/ofxSamples.ts';
import { failed, succeeded } from '../../result/result.ts';
import { ofxPayeeAccount } from '../bankDetails/ofxPayeeAccount.ts';
import { bookOfxDeal, type OfxBookingInput } from './bookOfxDeal.ts';
import { confirmBookingIsOfxDeal } from './settleOfxBooking.ts';

/** The beneficiaries of the partner once the first has another account. */
const changed = (account: string) =>
  succeeded([
    ofxBeneficiary('b1', {
      beneficiaryBankDetails: {
        ...ofxBeneficiary('b1').beneficiaryBankDetails,
        values: { bankName: 'Harbour Bank', account },
      },
    }),
    ofxBeneficiary('b2'),
  ]);

/** A press by who chose while the first had the account of the samples. */
const chosen = async ({ ports }: ReturnType<typeof ofxPartner>): Promise<OfxBookingInput> => {
  const print = await ports.confirmedAccounts.printOf(ofxPayeeAccount(ofxBeneficiary('b1')));
  return { ...ofxPress, printsThen: new Map([['b1', print ?? '']]) };
};

/** The same press by who has said yes to all that was asked. */
const yesTo = (asked: Awaited<ReturnType<typeof bookOfxDeal>>, wanted: OfxBookingInput): OfxBookingInput => ({
  ...wanted,
  bankDetails: {
    checked: asked.kind === 'details-unchecked' ? asked.questions : [],
    unreadAccepted: false,
  },
});

describe('the bank details of those whom a deal pays (PAYEE-1)', () => {
  it('are read right before the deal: what another machine changed since the choice is asked about once', async () => {
    const partner = ofxPartner();
    const { ports, plan, sent } = partner;
    const wanted = await chosen(partner);
    plan.beneficiaries = changed('99990000');
    const asked = await bookOfxDeal(ports, wanted);
    expect(asked).toMatchObject({
      kind: 'details-unchecked',
      questions: [{ why: 'changed-since-then', account: { beneficiaryId: 'b1', account: '99990000' } }],
    });
    expect(sent).toEqual([]);
    const checked = asked.kind === 'details-unchecked' ? asked.questions : [];
    const bankDetails = { checked, unreadAccepted: false };
    expect(await bookOfxDeal(ports, { ...wanted, bankDetails })).toMatchObject({ kind: 'booked' });
    expect(await ports.confirmedAccounts.paidTo('d1')).toEqual(
      new Map([
        ['b1', '0000'],
        ['b2', '5678'],
      ]),
    );
    const another = { ...wanted, quote: ofxQuote({ id: 'q2' }), bookedBefore: [wanted.quote.id] };
    expect(await bookOfxDeal(ports, another)).toMatchObject({ kind: 'booked' });
  });

  it('are asked about again where others came after the question', async () => {
    const partner = ofxPartner();
    const { ports, plan, sent } = partner;
    const wanted = await chosen(partner);
    plan.beneficiaries = changed('99990000');
    const asked = await bookOfxDeal(ports, wanted);
    const checked = asked.kind === 'details-unchecked' ? asked.questions : [];
    plan.beneficiaries = changed('99990001');
    expect(
      await bookOfxDeal(ports, { ...wanted, bankDetails: { checked, unreadAccepted: false } }),
    ).toMatchObject({ kind: 'details-unchecked', questions: [{ account: { account: '99990001' } }] });
    expect(sent).toEqual([]);
  });

  it('are asked about together with those that were checked already, while another one is open', async () => {
    const partner = ofxPartner();
    const { ports, plan, sent } = partner;
    const wanted = await chosen(partner);
    plan.beneficiaries = changed('99990000');
    const first = await bookOfxDeal(ports, wanted);
    const [, second] = ['b1', 'b2'].map((id) => ofxBeneficiary(id, { updatedDate: '2026-11-20T10:00:00Z' }));
    const [one] = plan.beneficiaries.ok ? plan.beneficiaries.value : [];
    if (one === undefined || second === undefined) throw new Error('There are two.');
    plan.beneficiaries = succeeded([one, second]);
    const asked = await bookOfxDeal(ports, yesTo(first, wanted));
    expect(asked).toMatchObject({
      kind: 'details-unchecked',
      questions: [{ account: { beneficiaryId: 'b1' } }, { account: { beneficiaryId: 'b2' } }],
    });
    expect(sent).toEqual([]);
    expect(await bookOfxDeal(ports, yesTo(asked, wanted))).toMatchObject({ kind: 'booked' });
  });

  it('are noted by their last four characters for a lost booking too, as they were read before it', async () => {
    const { ports, plan } = ofxPartner();
    plan.book = failed(ofxFailure());
    await bookOfxDeal(ports, ofxPress);
    plan.beneficiaries = changed('99990000');
    const [intent] = await ports.journal.list();
    if (intent === undefined) throw new Error('The booking is not in the journal.');
    await confirmBookingIsOfxDeal(ports, intent, { dealId: 'd9' });
    expect(await ports.confirmedAccounts.paidTo('d9')).toEqual(
      new Map([
        ['b1', '5678'],
        ['b2', '5678'],
      ]),
    );
  });

  it('that the partner dates within 30 days are asked about', async () => {
    const { ports, plan, sent } = ofxPartner();
    plan.beneficiaries = succeeded([
      ofxBeneficiary('b1', { updatedDate: '2026-11-20T10:00:00Z' }),
      ofxBeneficiary('b2'),
    ]);
    expect(await bookOfxDeal(ports, ofxPress)).toMatchObject({
      questions: [{ why: 'changed-lately', account: { beneficiaryId: 'b1' } }],
    });
    expect(sent).toEqual([]);
  });

  it('that cannot be read let nothing be sent until the user says so (PAYEE-2), and no call is told to leave', async () => {
    const { ports, plan, sent } = ofxPartner();
    const left: number[] = [];
    const leaving = async () => void left.push(sent.length);
    plan.beneficiaries = failed(ofxFailure());
    expect(await bookOfxDeal({ ...ports, leaving }, ofxPress)).toMatchObject({ kind: 'details-unread' });
    expect([sent, left]).toEqual([[], []]);
    const anyway = { ...ofxPress, bankDetails: { checked: [], unreadAccepted: true } };
    expect(await bookOfxDeal({ ...ports, leaving }, anyway)).toMatchObject({ kind: 'booked' });
    expect([sent.length, left], 'it is told before').toEqual([1, [0]]);
  });
});
