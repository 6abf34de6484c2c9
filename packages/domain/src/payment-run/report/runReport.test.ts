import { describe, expect, it } from 'vitest';
import { makeMoney } from '../../money/makeMoney.ts';
import { formatRunReportCsv, makeRunReportJson } from './runReport.ts';
import type { RunReportRow } from './runReportRow.ts';

const paid: RunReportRow = {
  row: 2,
  ownId: 'A-1',
  payee: 'Northwind, Ltd',
  accountEnding: '0695',
  amount: makeMoney(120_050n, 'EUR'),
  written: null,
  asPasted: 'Amount 1,200.50 USD',
  deal: '1',
  order: '20418202',
  settledFrom: 'USD Wire, Northfield Bank ...4410',
  paidElsewhere: null,
  reference: '1',
  rate: 0.86453217,
  rateWords: '1 USD = 0.86453217 EUR',
  fee: { amount: 15, currency: 'USD' },
  sends: makeMoney(138_861n, 'USD'),
  wholeDeal: { sends: makeMoney(138_861n, 'USD'), fee: { amount: 15, currency: 'USD' } },
  state: { code: 'instructed', words: 'Instructed' },
  requestId: 'req-7',
  reason: null,
};
const held: RunReportRow = {
  row: 3,
  ownId: '',
  payee: '=cmd()',
  accountEnding: null,
  amount: null,
  written: null,
  asPasted: null,
  deal: null,
  order: null,
  settledFrom: null,
  paidElsewhere: { number: '20418300', reference: '' },
  reference: null,
  rate: null,
  rateWords: null,
  fee: null,
  sends: null,
  wholeDeal: null,
  state: { code: 'not-sent', words: 'Not paid' },
  requestId: null,
  reason: 'No payee is called =cmd(). Choose one, or add this payee.',
};

describe('the report of a run', () => {
  it('is a table for a spreadsheet: plain decimals, and no text that is computed', () => {
    expect(formatRunReportCsv([paid, held])).toBe(
      'Row,Your id,Payee,Amount,Currency,Deal,Order,Reference,Rate,Fee,Fee currency,You send,You send in,You send for the deal,The deal is sent in,Fee of the deal,Fee currency of the deal,State,Request id,Reason,What the rate says,Order beside the run,Account of the payee,Settled from,As pasted\r\n' +
        '2,A-1,"Northwind, Ltd",1200.50,EUR,1,20418202,1,0.86453217,15.00,USD,1388.61,USD,1388.61,USD,15.00,USD,Instructed,req-7,,1 USD = 0.86453217 EUR,,•••• 0695,"USD Wire, Northfield Bank ...4410","Amount 1,200.50 USD"\r\n' +
        '3,,\'=cmd(),,,,,,,,,,,,,,,Not paid,,"No payee is called =cmd(). Choose one, or add this payee.",,20418300,,,\r\n',
    );
  });

  it('is JSON for a program: amounts are decimals as texts, and what is not there is null', () => {
    const { paidElsewhere: _beside, ...notPaid } = held;
    expect(JSON.parse(JSON.stringify(makeRunReportJson([paid, held])))).toEqual([
      {
        row: 2,
        ownId: 'A-1',
        payee: 'Northwind, Ltd',
        accountEnding: '0695',
        amount: '1200.50',
        currency: 'EUR',
        written: null,
        asPasted: 'Amount 1,200.50 USD',
        deal: '1',
        order: '20418202',
        settledFrom: 'USD Wire, Northfield Bank ...4410',
        reference: '1',
        rate: 0.86453217,
        rateWords: '1 USD = 0.86453217 EUR',
        fee: { amount: '15.00', currency: 'USD' },
        sends: { amount: '1388.61', currency: 'USD' },
        wholeDeal: {
          sends: { amount: '1388.61', currency: 'USD' },
          fee: { amount: '15.00', currency: 'USD' },
        },
        state: 'instructed',
        orderBeside: null,
        requestId: 'req-7',
        reason: null,
      },
      { ...notPaid, currency: null, state: 'not-sent', orderBeside: '20418300' },
    ]);
  });
});
