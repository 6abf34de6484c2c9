import { breachOf } from '../../conformance/promises/breachOf.ts';
import { firstProof } from '../../conformance/promises/firstProof.ts';
import { refusedWith } from '../../conformance/promises/refusedWith.ts';
import type {
  ConformanceUser,
  HeardAnswer,
  PromiseWorld,
  Proof,
  ServicePromise,
} from '../../conformance/promises/servicePromise.ts';
import { untried } from '../../conformance/promises/untried.ts';
import { readOfxBeneficiaries } from '../ofxBeneficiaryWire.ts';
import { readOfxDeals } from '../ofxDealWire.ts';
import { ofx } from './ofxCalls.ts';

/** Nothing is tried for customers who have not authorized the product. */
export const whenAuthorized =
  (prove: (world: PromiseWorld) => Promise<Proof>) =>
  async (world: PromiseWorld): Promise<Proof> => {
    const without = [world.one, world.other].find(({ known }) => known['token'] === undefined);
    return without === undefined
      ? prove(world)
      : untried(`${without.email} was given no token: fxg partner authorize.`);
  };

const beneficiariesOfDeal = (user: ConformanceUser, dealId: string) =>
  user.send(ofx, { method: 'GET', path: `/payments/deals/${dealId}/beneficiaries` });

/** Two lists of two customers have nothing in common. */
const apart = (path: string, idsIn: (body: unknown) => readonly string[], what: string) => {
  const ask = (user: ConformanceUser): Promise<HeardAnswer> => user.send(ofx, { method: 'GET', path });
  return async ({ one, other }: PromiseWorld): Promise<Proof> => {
    const [own, foreign] = [await ask(one), await ask(other)];
    const theirs = new Set(idsIn(foreign.body));
    return idsIn(own.body).some((id) => theirs.has(id))
      ? breachOf(own, `${what}s of one customer`, `a ${what} that the other one has too`)
      : null;
  };
};

/** What belongs to a customer is theirs alone. */
export const ofxOwnershipPromises: readonly ServicePromise[] = [
  {
    id: 'ofx-foreign-deal',
    service: ofx,
    words: 'The deal of another customer is answered like one that is not there, with 404.',
    prove: whenAuthorized(({ one, other }) => {
      const pairs = [[one, other] as const, [other, one] as const].filter(
        ([owner]) => owner.known['deal'] !== undefined,
      );
      return pairs.length === 0
        ? Promise.resolve(untried('Neither customer has a deal.'))
        : firstProof(pairs, async ([owner, stranger]) =>
            refusedWith(await beneficiariesOfDeal(stranger, owner.known['deal'] ?? ''), [404]),
          );
    }),
  },
  {
    id: 'ofx-unknown-deal',
    service: ofx,
    words: 'A deal that is nobody’s is answered 404.',
    prove: whenAuthorized(async ({ one, newId }) =>
      refusedWith(await beneficiariesOfDeal(one, newId()), [404]),
    ),
  },
  {
    id: 'ofx-own-deals',
    service: ofx,
    words: 'The list of deals has those of its customer alone.',
    prove: whenAuthorized(
      apart('/payments/deals', (body) => readOfxDeals(body)?.map(({ dealId }) => dealId) ?? [], 'deal'),
    ),
  },
  {
    id: 'ofx-own-beneficiaries',
    service: ofx,
    words: 'The list of beneficiaries has those of its customer alone.',
    prove: whenAuthorized(
      apart(
        '/payments/beneficiaries',
        (body) => readOfxBeneficiaries(body)?.map(({ beneficiaryId }) => beneficiaryId) ?? [],
        'beneficiary',
      ),
    ),
  },
  {
    id: 'ofx-unknown-template',
    service: ofx,
    words: 'A country that is none has no template: 404.',
    prove: whenAuthorized(async ({ one }) =>
      refusedWith(
        await one.send(ofx, { method: 'GET', path: '/bank-accounts/template/XX/XXX/bankaccount' }),
        [404],
      ),
    ),
  },
];
