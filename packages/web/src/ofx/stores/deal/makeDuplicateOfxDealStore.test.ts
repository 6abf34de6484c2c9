import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { expect, it } from 'vitest';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { ofxDealOf, ofxPayee, openAuthorizedScope } from '../../../../test/fakeOfx.ts';

it('a deal that another device booked meanwhile is named before anything is sent, and the next press books', async () => {
  const { scope, answers, calls, time } = await openAuthorizedScope();
  scope.quote.start();
  scope.sameBooked.start();
  const [beneficiary] = scope.session.beneficiaries.value ?? [];
  if (beneficiary === undefined) throw new Error('There is nobody to pay.');
  scope.deal.change({ type: 'beneficiaries-chosen', beneficiaries: [beneficiary] });
  scope.deal.change({ type: 'sell-total-typed', text: '10000' });
  await time.advance(600);
  expect([scope.deal.cannotBook, scope.sameBooked.words]).toEqual([null, null]);
  const amount = makeMoney(1_000_000n, 'EUR');
  expect(scope.quote.live.offer?.quote.sell).toEqual(amount);
  const day = new Date(time.clock.now()).toISOString();
  answers.deals = [
    ofxDealOf('7', {
      enteredDate: day,
      sell: { currency: 'EUR', amount: 10_000 },
      dealBeneficiaries: [{ beneficiaryId: beneficiary.beneficiaryId, amount: 10_000 }],
    }),
  ];
  const booked = () => calls.filter((call) => call.startsWith('book')).length;
  expect(await scope.deal.book()).toBeNull();
  expect([booked(), scope.deal.refusal?.why]).toEqual([0, 'same-found']);
  expect(scope.sameBooked.words).toContain(`for ${beneficiary.name} already: deal`);
  expect(await scope.deal.book()).not.toBeNull();
  expect(booked()).toBe(1);
});

it('a deal for the same beneficiary with the same locked amount to pay is named, whatever they receive at the rate of now', async () => {
  const { scope, answers, time } = await openAuthorizedScope();
  scope.quote.start();
  scope.sameBooked.start();
  const [beneficiary] = scope.session.beneficiaries.value ?? [];
  if (beneficiary === undefined) throw new Error('There is nobody to pay.');
  answers.deals = [
    ofxDealOf('7', {
      enteredDate: new Date(time.clock.now()).toISOString(),
      buy: { currency: 'USD', amount: 10_000 },
      sell: { currency: 'EUR', amount: 8_612.34 },
      dealBeneficiaries: [{ beneficiaryId: beneficiary.beneficiaryId, amount: 8_612.34 }],
    }),
  ];
  scope.deal.change({ type: 'beneficiaries-chosen', beneficiaries: [beneficiary] });
  scope.deal.change({ type: 'buy-typed', text: '10000' });
  await time.advance(600);
  expect(scope.quote.live.offer?.quote.sell).toEqual(makeMoney(859_999n, 'EUR'));
  expect(scope.sameBooked.words).toContain(
    `In the last seven days you booked a deal for ${beneficiary.name} for which you pay $10,000.00 already: deal OFX-7 of`,
  );
});

it('a list of deals that always comes too late stops one press, and the next one books', async () => {
  const { scope, answers, calls, time } = await openAuthorizedScope();
  scope.quote.start();
  scope.sameBooked.start();
  const [beneficiary] = scope.session.beneficiaries.value ?? [];
  if (beneficiary === undefined) throw new Error('There is nobody to pay.');
  scope.deal.change({ type: 'beneficiaries-chosen', beneficiaries: [beneficiary] });
  scope.deal.change({ type: 'sell-total-typed', text: '10000' });
  await time.advance(600);
  answers.whileDealsAreListed = () => new Promise((resolve) => void time.timers.after(4_000, resolve));
  const booked = () => calls.filter((call) => call.startsWith('book')).length;
  void scope.deal.book();
  await time.advance(4_000);
  expect([booked(), scope.deal.refusal?.why, scope.sameBooked.words]).toEqual([0, 'same-found', null]);
  void scope.deal.book();
  await time.advance(3_000);
  expect(booked()).toBe(1);
});

it('a deal that another device booked while this one was on its way is told beside it', async () => {
  const { scope, answers, time } = await openAuthorizedScope();
  scope.quote.start();
  scope.deal.payTo(ofxPayee('b1', 'Thalassa'), '10000');
  await time.advance(600);
  const of = (dealId: string) =>
    ofxDealOf(dealId, {
      enteredDate: new Date(time.clock.now()).toISOString(),
      sell: { currency: 'EUR', amount: 10_000 },
      dealBeneficiaries: [{ beneficiaryId: 'b1', amount: 10_000 }],
    });
  answers.book = async () => {
    answers.deals = [of('d9'), of('8')];
    return succeeded({ dealId: 'd9', reference: 'OFX-d9' });
  };
  expect(await scope.deal.book()).toEqual({ dealId: 'd9', reference: 'OFX-d9' });
  await time.advance(0);
  expect(scope.deal.bookedMeanwhile).toEqual({ dealId: 'd9', references: ['OFX-8'] });
});
