import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { makeCustomerCorpayJournal } from '../src/corpay/scope/makeCustomerCorpayJournal.ts';
import { silence } from './answersInTurn.ts';
import { customerOf } from './customerOf.ts';
import { fakeCorpay } from './fakeCorpay.ts';

/** A customer of Corpay at their machine, and the partner that answers them. */
export const corpayCustomer = () => {
  const partner = fakeCorpay();
  const token = { cmgToken: 'token', clientCode: '500001', expires: Number.MAX_SAFE_INTEGER };
  const customer = customerOf('corpay', {
    corpayTokens: { request: async () => succeeded(token) },
    corpay: () => partner.corpay,
  });
  const { connection, user } = customer.session;
  return { ...partner, ...customer, journal: makeCustomerCorpayJournal(connection, user) };
};

/** A customer with bookings of 50, 51, … euros whose answers were lost; whether they were made is not known to them. */
export const withLostBookings = async (...made: readonly ('made' | 'not made')[]) => {
  const customer = corpayCustomer();
  for (const [place, each] of made.entries()) {
    if (each === 'made') customer.next('book').isDoneBut(silence);
    else customer.next('book').fails(silence);
    await customer.run(
      `quotes book --beneficiary olive --amount ${50 + place} --yes --max-settlement 1000 --despite-open`,
    );
  }
  customer.sent.length = 0;
  return customer;
};
