import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { makeCustomerOfxJournal } from '../src/ofx/scope/makeCustomerOfxJournal.ts';
import { silence } from './answersInTurn.ts';
import { customerOf } from './customerOf.ts';
import { fakeOfx } from './fakeOfx.ts';

const token = async () => succeeded({ accessToken: 'token', expires: Number.MAX_SAFE_INTEGER });

/** A customer of OFX at their machine, and the partner that answers them. */
export const ofxCustomer = () => {
  const partner = fakeOfx();
  const noAccount = failed(callFailure('no-answer', '/account'));
  const customer = customerOf('ofx', {
    ofxTokens: { exchange: token, renew: token, forRates: token },
    ofx: () => partner.ofx,
    account: { load: async () => noAccount },
  });
  const { connection, user } = customer.session;
  return { ...partner, ...customer, journal: makeCustomerOfxJournal(connection, user) };
};

/** A customer with bookings of 50, 51, … euros whose answers were lost; whether they were made is not known to them. */
export const withLostDeals = async (...made: readonly ('made' | 'not made')[]) => {
  const customer = ofxCustomer();
  for (const [place, each] of made.entries()) {
    if (each === 'made') customer.next('book').isDoneBut(silence);
    else customer.next('book').fails(silence);
    await customer.run(`quotes book --beneficiary olive=${50 + place} --yes --max-buy 1000 --despite-open`);
  }
  customer.sent.length = 0;
  return customer;
};
