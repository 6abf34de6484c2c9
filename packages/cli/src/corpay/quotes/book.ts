import { systemClock, systemIdentifiers } from '@fx-gateway/adapters/node';
import { bookDeal, corpayWords, isWorse, type BookingPress, type Corpay } from '@fx-gateway/domain/corpay';
import { readDecimal, sameMoney } from '@fx-gateway/domain/money';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result';
import { commandFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { confirmChange } from '../../program/confirmChange.ts';
import type { Asked, Invocation } from '../../program/invocation.ts';
import type { Outcome } from '../../program/outcome.ts';
import { changed, output } from '../../program/output.ts';
import type { Verb } from '../../program/verb.ts';
import { facts } from '../../terminal/table.ts';
import { moneyData } from '../amountData.ts';
import { bookingFailure, interruptedBooking } from '../bookingFailure.ts';
import { corpayCommandFailure } from '../corpayCommandFailure.ts';
import { findBeneficiary } from '../findBeneficiary.ts';
import { openWithUser, type CustomersCorpay } from '../openWithUser.ts';
import { settleOpenSteps } from '../settleOpenSteps.ts';
import { forgetFound, untoldBookings, type FoundBooking } from '../untoldBookings.ts';
import { whileAlone } from '../whileAlone.ts';
import { checkLimit, limitOptions } from './limits.ts';
import { askForQuote, hasEnded, quoteFacts, sameAmount } from './offeredQuote.ts';
import { rememberOrder, type RememberedQuote } from './rememberedQuotes.ts';
import { requestFor, termOptions, type QuoteTerms } from './terms.ts';
import { readNamedQuote, readWanted, type Wanted } from './wanted.ts';

/** Quotes that an earlier version remembered were never compared with what was asked. */
const forItsAmount = (remembered: RememberedQuote): Result<RememberedQuote, CommandFailure> => {
  const same = sameAmount(remembered.request, remembered.quote);
  return same.ok ? succeeded(remembered) : same;
};

const notBookedYet = (remembered: RememberedQuote): Result<RememberedQuote, CommandFailure> =>
  remembered.orderNumber === null
    ? forItsAmount(remembered)
    : failed(
        commandFailure(
          exitCodes.refused,
          'already-booked',
          `This quote is already booked as order ${remembered.orderNumber}.`,
          { hint: `See it with: fxg orders show ${remembered.orderNumber}` },
        ),
      );

/** The quote to show; a fresh one is asked for as late as possible. */
const offer = async (
  { corpay }: CustomersCorpay,
  wanted: QuoteTerms | RememberedQuote,
): Asked<RememberedQuote> => {
  if ('quote' in wanted) return notBookedYet(wanted);
  const beneficiary = await findBeneficiary(corpay, wanted.beneficiaryId);
  if (!beneficiary.ok) return beneficiary;
  const request = requestFor(wanted, beneficiary.value);
  if (!request.ok) return request;
  const offered = await askForQuote(corpay, request.value);
  if (!offered.ok) return offered;
  const { clientIntegrationId, payee } = beneficiary.value;
  return succeeded({
    ...offered.value,
    request: request.value,
    beneficiaryId: clientIntegrationId,
    payee,
    orderNumber: null,
  });
};

/** Shows the quote and asks. A quote that ended meanwhile is renewed; a worse one is shown and asked for again. */
const agree = async (
  invocation: Invocation,
  corpay: Corpay,
  shown: RememberedQuote,
  renewable: boolean,
): Asked<RememberedQuote | null> => {
  const limit = checkLimit(invocation.options, shown.quote, shown.request.lockSide);
  if (!limit.ok) return limit;
  const go = await confirmChange(invocation, {
    title: 'This deal will be booked.',
    facts: [['Beneficiary', shown.payee], ...quoteFacts(shown)],
    question: 'Book it?',
  });
  if (!go.ok) return go;
  if (go.value === 'stop') return succeeded(null);
  if (!renewable || !hasEnded(shown)) return succeeded(shown);
  const fresh = await askForQuote(corpay, shown.request);
  if (!fresh.ok) return fresh;
  const renewed = { ...shown, ...fresh.value };
  if (!isWorse(shown.quote, renewed.quote, shown.request.lockSide)) return succeeded(renewed);
  invocation.notice('The quote ended while you read it, and the new one is worse for you:');
  return agree(invocation, corpay, renewed, renewable);
};

const isFor = ({ beneficiaryId, payment, settlement }: FoundBooking, terms: QuoteTerms): boolean => {
  const locked = terms.lockSide === 'Payment' ? payment : settlement;
  const amount = readDecimal(terms.amount, locked.currency);
  return (
    beneficiaryId === terms.beneficiaryId &&
    (terms.settlementCurrency ?? settlement.currency) === settlement.currency &&
    amount !== null &&
    sameMoney(amount, locked)
  );
};

/** The order that an earlier booking, whose answer was lost, turned out to be, when it is what is wanted again. */
const foundBefore = async (customer: CustomersCorpay, wanted: Wanted): Promise<FoundBooking | null> =>
  (await untoldBookings(customer)).find((found) =>
    'quoteId' in wanted ? found.quoteId === wanted.quoteId : isFor(found, wanted.terms),
  ) ?? null;

const booked = ({ orderNumber, quoteId, settlement, payment, beneficiaryId }: Omit<FoundBooking, 'payee'>) =>
  changed(
    `Booked as order ${orderNumber}.`,
    { orderNumber, quoteId, settlement: moneyData(settlement), payment: moneyData(payment), beneficiaryId },
    (paint) =>
      `${facts([['Booked as order', orderNumber]], paint)}\n${paint.dim(`Next: fxg orders instruct ${orderNumber.replace(/[^\w-]/g, '')}`)}`,
  );

const send = async (
  invocation: Invocation,
  customer: CustomersCorpay,
  press: BookingPress,
): Promise<Outcome> => {
  const { corpay, journal, connection, user } = customer;
  const sent = await whileAlone(connection.lock(user.sub), async () => {
    invocation.interruptedWith(interruptedBooking);
    const ports = { ...corpay, journal, clock: systemClock, identifiers: systemIdentifiers };
    return succeeded(await bookDeal(ports, press));
  });
  invocation.interruptedWith(null);
  if (!sent.ok) return sent;
  const outcome = sent.value;
  if (outcome.kind !== 'booked') return failed(bookingFailure(outcome));
  const { quoteId, settlement, payment } = press.quote;
  await rememberOrder(connection, quoteId, outcome.orderNumber);
  return booked({
    quoteId,
    settlement,
    payment,
    beneficiaryId: press.beneficiaryId,
    orderNumber: outcome.orderNumber,
  });
};

export const book: Verb = {
  usage: 'book',
  summary: 'Book a quote: one that was asked for before, or a fresh one.',
  changes: true,
  options: [{ flags: '--quote <id>', summary: 'the quote to book' }, ...termOptions, ...limitOptions],
  output: '{ "orderNumber", "quoteId", "settlement", "payment", "beneficiaryId" }',
  examples: [
    'book --beneficiary ID --lock payment --amount 10000 --settlement USD',
    'book --beneficiary ID --amount 10000 --yes --max-settlement 11600',
    'book --quote ID --yes --max-settlement 11600',
    'book --quote ID --dry-run',
  ],
  run: async (invocation) => {
    const wanted = readWanted(invocation);
    if (!wanted.ok) return wanted;
    const customer = await openWithUser(invocation);
    if (!customer.ok) return customer;
    const what =
      'terms' in wanted.value
        ? succeeded(wanted.value.terms)
        : await readNamedQuote(invocation, customer.value.connection, wanted.value.quoteId);
    if (!what.ok) return what;
    const settled = await settleOpenSteps(invocation, customer.value);
    if (!settled.ok) return settled;
    const found = await foundBefore(customer.value, wanted.value);
    if (found !== null) {
      await forgetFound(customer.value, [found.orderNumber]);
      invocation.notice('This is the booking whose answer was lost; nothing new was booked.');
      return booked(found);
    }
    const { corpay } = customer.value;
    const orders = await corpay.orders.list();
    if (!orders.ok) return failed(corpayCommandFailure(orders.failure, corpayWords.ordersUnavailable));
    const offered = await offer(customer.value, what.value);
    if (!offered.ok) return offered;
    const agreed = await agree(invocation, corpay, offered.value, 'terms' in wanted.value);
    if (!agreed.ok) return agreed;
    if (agreed.value === null) {
      const { quote, beneficiaryId } = offered.value;
      const { quoteId, settlement, payment } = quote;
      const would = {
        quoteId,
        settlement: moneyData(settlement),
        payment: moneyData(payment),
        beneficiaryId,
      };
      return output({ dryRun: true, would }, () => '');
    }
    const { quote, beneficiaryId, payee, expiresAt, request } = agreed.value;
    const newestOrder = orders.value[0]?.ordNum ?? null;
    return send(invocation, customer.value, {
      quote,
      lockSide: request.lockSide,
      endsAt: expiresAt,
      beneficiaryId,
      payee,
      newestOrder,
      despite: [],
    });
  },
};
