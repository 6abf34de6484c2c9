import { each, isAt, json, nth, otherUnderKey, type Deviation } from './deviation.ts';

const done = { status: 200, body: json({}) };
const refused = (status: number) => ({ status, body: json({ message: 'No.' }) });
const beneficiary = { path: /^\/payments\/beneficiaries\// };
const list = { path: /^\/payments\/beneficiaries$/ };
const deals = { method: 'POST', path: /^\/payments\/deals$/ };
const booked = ['ofx', { ...deals, status: 200 }, { body: json({ dealId: 'another-one' }) }] as const;

const writing = (name: string, breaks: string, change: Deviation['change']): Deviation => ({
  name,
  breaks,
  writes: true,
  change,
});

/** What was deleted goes on standing in the list. */
const listsDeleted: Deviation['change'] = () => {
  let before: string | null = null;
  let isDeleted = false;
  return (answer) => {
    if (isAt('ofx', { ...beneficiary, method: 'DELETE', status: 204 }, answer)) isDeleted = true;
    if (!isAt('ofx', { ...list, method: 'GET', status: 200 }, answer)) return {};
    // The list of who has more: the other customer has nobody.
    if (!isDeleted && answer.body.length > (before?.length ?? 0)) before = answer.body;
    return isDeleted && before !== null ? { body: before } : {};
  };
};

/** What OFX may do otherwise, as only who writes can see. */
export const ofxWriteDeviations: readonly Deviation[] = [
  writing(
    'a quote of another customer is booked already',
    'ofx-foreign-quote-booked',
    nth(1, 'ofx', { ...deals, status: 404 }, refused(409)),
  ),
  writing('a deal need not add up', 'ofx-deal-sums', each('ofx', { ...deals, status: 400 }, done)),
  writing(
    'a quote is booked again under another key',
    'ofx-quote-booked-once',
    () => (answer) =>
      isAt('ofx', { ...deals, status: 200 }, answer) && answer.sent['idempotency-key'] === undefined
        ? { body: json({ dealId: 'another-one' }) }
        : {},
  ),
  writing(
    'another deal under the key of the first is a conflict',
    'ofx-key-of-another-deal',
    each('ofx', { ...deals, status: 422 }, refused(409)),
  ),
  writing(
    'a malformed beneficiary is refused without a word about the member',
    'ofx-beneficiary-malformed',
    each('ofx', { path: /validate$/, status: 403 }, refused(403)),
  ),
  writing(
    'anybody edits any beneficiary',
    'ofx-beneficiary-foreign-edit',
    each('ofx', { ...beneficiary, method: 'PUT', status: 404 }, done),
  ),
  writing(
    'anybody deletes any beneficiary',
    'ofx-beneficiary-foreign-deletion',
    nth(1, 'ofx', { ...beneficiary, method: 'DELETE', status: 404 }, done),
  ),
  writing(
    'a malformed quote is refused without a word about the member',
    'ofx-malformed-quote',
    each('ofx', { path: /^\/payments\/quotes$/, status: 400, says: /buyAmount/ }, refused(400)),
  ),
  writing(
    'currencies that do not differ are malformed',
    'ofx-malformed-quote',
    each('ofx', { path: /^\/payments\/quotes$/, status: 403, says: /must differ/ }, refused(400)),
  ),
  writing(
    'everybody is told whether a quote holds',
    'ofx-foreign-quote-stale',
    each('ofx', { path: /stale$/, status: 404 }, done),
  ),
  writing(
    'a quote that is not there has ended',
    'ofx-unknown-quote-booked',
    nth(2, 'ofx', { ...deals, status: 404 }, refused(410)),
  ),
  writing('a booking under the same key makes another deal', 'ofx-booked-once', otherUnderKey(0, ...booked)),
  writing('of three calls at once each makes a deal', 'ofx-booked-at-once', otherUnderKey(1, ...booked)),
  writing(
    'a beneficiary that comes again is another one',
    'ofx-beneficiary-once',
    nth(2, 'ofx', { ...list, method: 'POST', status: 201 }, refused(409)),
  ),
  writing(
    'another beneficiary under a key that came before is a conflict',
    'ofx-beneficiary-key-of-another',
    each('ofx', { ...list, method: 'POST', status: 422 }, refused(409)),
  ),
  writing(
    'what is not there is deleted',
    'ofx-beneficiary-unknown-deletion',
    nth(2, 'ofx', { ...beneficiary, method: 'DELETE', status: 404 }, done),
  ),
  writing('what was deleted still stands in the list', 'ofx-beneficiary-deleted', listsDeleted),
];
