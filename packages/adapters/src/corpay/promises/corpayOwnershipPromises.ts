import { breachOf } from '../../conformance/promises/breachOf.ts';
import { firstProof } from '../../conformance/promises/firstProof.ts';
import { namingField, refusedWith } from '../../conformance/promises/refusedWith.ts';
import type {
  ConformanceUser,
  PromiseWorld,
  Proof,
  ServicePromise,
} from '../../conformance/promises/servicePromise.ts';
import { untried } from '../../conformance/promises/untried.ts';
import type { SignedRequest } from '../../http/signedApi.ts';
import { readBeneficiaries } from '../beneficiaryWire.ts';
import { readOrders } from '../orderWire.ts';
import { corpay, refusedAsForeign } from './corpayCalls.ts';

const orderRequest = (number: string): SignedRequest => ({ method: 'GET', path: `/deal/order/${number}` });
const beneficiaryRequest = (id: string): SignedRequest => ({
  method: 'GET',
  path: '/beneficiaries',
  query: { id },
});

/** What one customer has and another one asks for. */
const refusingStrangers =
  (member: string, requestOf: (id: string) => SignedRequest) =>
  async ({ one, other }: PromiseWorld): Promise<Proof> => {
    const pairs: readonly (readonly [ConformanceUser, ConformanceUser])[] = [
      [one, other],
      [other, one],
    ];
    const owned = pairs.filter(([owner]) => owner.known[member] !== undefined);
    if (owned.length === 0) return untried(`Neither customer has one: no ${member} is known.`);
    return firstProof(owned, async ([owner, stranger]) =>
      refusedAsForeign(await stranger.send(corpay, requestOf(owner.known[member] ?? ''))),
    );
  };

/** An order number that no partner has given out. */
const nobodysOrder = '9999999999';

const malformed: readonly (readonly [SignedRequest, string])[] = [
  [{ method: 'GET', path: '/beneficiaries/rules', query: { destinationcountry: 'nowhere' } }, 'country'],
  [{ method: 'GET', path: '/beneficiaries/banks', query: { country: 'nowhere', query: 'bank' } }, 'country'],
  [{ method: 'GET', path: '/deal/paymentPurpose', query: { countryISO: 'GB', method: 'W' } }, 'currency'],
];

/** What belongs to a customer is theirs alone. */
export const corpayOwnershipPromises: readonly ServicePromise[] = [
  {
    id: 'corpay-foreign-order',
    service: corpay,
    words:
      'The order of another customer is answered like one that is not there, or with 403 and permission.',
    prove: refusingStrangers('order', orderRequest),
  },
  {
    id: 'corpay-unknown-order',
    service: corpay,
    words: 'An order that is nobody’s is not there.',
    prove: async ({ one }) => refusedAsForeign(await one.send(corpay, orderRequest(nobodysOrder))),
  },
  {
    id: 'corpay-foreign-beneficiary',
    service: corpay,
    words:
      'The beneficiary of another customer is answered like one that is not there, or with 403 and permission.',
    prove: refusingStrangers('beneficiary', beneficiaryRequest),
  },
  {
    id: 'corpay-unknown-beneficiary',
    service: corpay,
    words: 'A beneficiary that is nobody’s is not there.',
    prove: async ({ one, newId }) => refusedAsForeign(await one.send(corpay, beneficiaryRequest(newId()))),
  },
  {
    id: 'corpay-own-orders',
    service: corpay,
    words: 'The list of orders has those of its customer alone.',
    prove: async ({ one, other }) => {
      const [own, foreign] = [
        await one.send(corpay, { method: 'GET', path: '/deal/orders' }),
        await other.send(corpay, { method: 'GET', path: '/deal/orders' }),
      ];
      const theirs = new Set(readOrders(foreign.body)?.map(({ ordNum }) => ordNum));
      return readOrders(own.body)?.some(({ ordNum }) => theirs.has(ordNum)) === true
        ? breachOf(own, 'orders of one customer', 'an order that the other one has too')
        : null;
    },
  },
  {
    id: 'corpay-own-beneficiaries',
    service: corpay,
    words: 'The list of beneficiaries has those of its customer alone.',
    prove: async ({ one, other }) => {
      const [own, foreign] = [
        await one.send(corpay, { method: 'GET', path: '/beneficiaries' }),
        await other.send(corpay, { method: 'GET', path: '/beneficiaries' }),
      ];
      const theirs = new Set(readBeneficiaries(foreign.body)?.map((row) => row.clientIntegrationId));
      return readBeneficiaries(own.body)?.some((row) => theirs.has(row.clientIntegrationId)) === true
        ? breachOf(own, 'beneficiaries of one customer', 'a beneficiary that the other one has too')
        : null;
    },
  },
  {
    id: 'corpay-malformed-query',
    service: corpay,
    words: 'A question with a malformed or missing value is refused with 400, which names it.',
    prove: ({ one }) =>
      firstProof(malformed, async ([request, member]) =>
        refusedWith(await one.send(corpay, request), [400], namingField(member)),
      ),
  },
];
