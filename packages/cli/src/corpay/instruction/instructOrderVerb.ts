import { detailsCheckedOption } from '../../bankDetails/confirmBankDetails.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { connectCorpayCustomer } from '../scope/corpayCustomerConnection.ts';
import { runOrdersInstruct } from './runOrdersInstruct.ts';

export const instructOrderVerb: PartnerVerb<'orders instruct'> = {
  usage: 'instruct <order>',
  summary: 'Instruct the payment of a booked order.',
  changes: true,
  movesMoney: true,
  options: [
    {
      flags: '--beneficiary <id>',
      summary: 'who is paid; the one the order was booked for when it was booked here',
    },
    { flags: '--purpose <id>', summary: 'the purpose of the payment' },
    { flags: '--account <id>', summary: 'the account that the deal is settled from' },
    {
      flags: '--fee-account <id>',
      summary:
        'the USD account for the fee; where the other account is in USD the fee comes from that one, and no other can be named',
    },
    { flags: '--method <code>', summary: 'W is Wire, E is iACH; the first of the beneficiary when left out' },
    { flags: '--amount <n>', summary: 'what is paid; all of the order when left out' },
    {
      flags: '--partial',
      summary: 'you know that what --amount leaves of the order can never be instructed',
      onlyWith: ['--amount'],
    },
    { flags: '--reference <text>', summary: 'the payment reference' },
    detailsCheckedOption,
  ],
  examples: [
    'instruct 1000234',
    'instruct 1000234 --beneficiary ID --purpose ID --account ID --fee-account ID --yes',
    'instruct 1000234 --purpose ID --account ID --dry-run',
  ],
  run: (invocation, openSession) =>
    runOrdersInstruct(invocation, () => connectCorpayCustomer(invocation, openSession)),
};
