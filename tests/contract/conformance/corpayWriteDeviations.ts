import { each, isAt, json, nth, otherUnderKey, type Deviation } from './deviation.ts';

const done = { status: 200, body: json({ content: {} }) };
const refused = (status: number) => ({
  status,
  body: json({ errors: [{ key: 'other', message: 'No.' }] }),
});
const another = { body: json({ content: { orderNumber: 77_777_777 } }) };

const booking = { method: 'POST', path: /^\/deal\/book$/ };
const booked = { ...booking, status: 200 };
const instruction = { method: 'POST', path: /^\/deal\/instruct$/, status: 400 };
const added = { method: 'POST', path: /^\/beneficiaries$/ };

/** What was deleted goes on being answered. */
const answersDeleted: Deviation['change'] = () => {
  const known = new Map<string, string>();
  return (answer) => {
    const place = { method: 'GET', path: /^\/beneficiaries$/ };
    if (answer.query === '' || !isAt('corpay', place, answer)) return {};
    if (answer.status === 200) known.set(answer.query, answer.body);
    const body = known.get(answer.query);
    return answer.status === 404 && body !== undefined ? { status: 200, body } : {};
  };
};

const writing = (name: string, breaks: string, change: Deviation['change']): Deviation => ({
  name,
  breaks,
  writes: true,
  change,
});

/** What a gateway of Corpay may do otherwise, as only who writes can see. */
export const corpayWriteDeviations: readonly Deviation[] = [
  writing(
    'a malformed quote is refused without a word about the member',
    'corpay-malformed-quote',
    each('corpay', { path: /^\/deal\/quote$/, status: 400 }, refused(400)),
  ),
  writing(
    'everybody is told how long a quote lives',
    'corpay-foreign-quote-status',
    each('corpay', { path: /^\/deal\/quote\/status/, status: 404 }, done),
  ),
  writing(
    'a quote of another customer is booked',
    'corpay-foreign-quote-booked',
    each('corpay', { ...booking, status: 403, says: /permission/ }, { status: 200, ...another }),
  ),
  writing(
    'a quote that is not there has ended',
    'corpay-unknown-quote-booked',
    each('corpay', { ...booking, status: 404 }, refused(410)),
  ),
  writing(
    'a booking under the same key makes another order',
    'corpay-booked-once',
    otherUnderKey(0, 'corpay', booked, another),
  ),
  writing(
    'another booking under the key of the first is a conflict',
    'corpay-key-of-another-booking',
    each('corpay', { ...booking, status: 422 }, refused(409)),
  ),
  writing(
    'a quote is booked again without a key',
    'corpay-quote-booked-once',
    () => (answer) =>
      isAt('corpay', booked, answer) && answer.sent['idempotency-key'] === undefined ? another : {},
  ),
  writing(
    'of three calls at once each makes an order',
    'corpay-booked-at-once',
    otherUnderKey(1, 'corpay', booked, another),
  ),
  writing(
    'payments need not add up',
    'corpay-instruction-sums',
    each('corpay', { ...instruction, says: /add up/ }, done),
  ),
  writing(
    'nobody is paid as anybody',
    'corpay-instruction-unknown-payee',
    each('corpay', { ...instruction, says: /no such beneficiary/ }, done),
  ),
  writing(
    'anybody instructs any order',
    'corpay-foreign-order-instructed',
    each('corpay', { ...instruction, says: /no such order/ }, done),
  ),
  writing(
    'an instruction that comes again pays again',
    'corpay-instructed-once',
    each('corpay', { path: /^\/deal\/order\//, status: 200 }, ({ body }) => ({
      body: body.replace(
        /"payments":\[(?<payments>.+?)\](?=,"settlements")/,
        '"payments":[$<payments>,$<payments>]',
      ),
    })),
  ),
  writing(
    'a beneficiary that comes again is another one',
    'corpay-beneficiary-once',
    nth(2, 'corpay', { ...added, status: 200 }, refused(409)),
  ),
  writing(
    'a beneficiary takes the place of another one',
    'corpay-beneficiary-taken',
    each('corpay', { ...added, status: 409 }, done),
  ),
  writing(
    'a key is not compared with what it came with',
    'corpay-beneficiary-key-of-another',
    each('corpay', { ...added, status: 422 }, done),
  ),
  writing(
    'a malformed beneficiary is refused without a word about the member',
    'corpay-beneficiary-malformed',
    each('corpay', { ...added, status: 400 }, refused(400)),
  ),
  writing(
    'anybody edits any beneficiary',
    'corpay-beneficiary-foreign-edit',
    each('corpay', { method: 'PUT', status: 403, says: /permission/ }, done),
  ),
  writing(
    'anybody deletes any beneficiary',
    'corpay-beneficiary-foreign-deletion',
    each('corpay', { method: 'DELETE', status: 403, says: /permission/ }, done),
  ),
  writing(
    'what is not there is deleted',
    'corpay-beneficiary-unknown-deletion',
    each('corpay', { method: 'DELETE', status: 404 }, done),
  ),
  writing('what was deleted is still answered', 'corpay-beneficiary-deleted', answersDeleted),
];
