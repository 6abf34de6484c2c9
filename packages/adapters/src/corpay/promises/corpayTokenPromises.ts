import { bareRequest } from '../../conformance/promises/accessPromises.ts';
import { firstProof } from '../../conformance/promises/firstProof.ts';
import { refusedWith } from '../../conformance/promises/refusedWith.ts';
import type {
  HeardAnswer,
  PromiseWorld,
  Proof,
  ServicePromise,
} from '../../conformance/promises/servicePromise.ts';
import { untried } from '../../conformance/promises/untried.ts';
import type { ValuesOfEarlierAnswers } from '../../conformance/serviceContract.ts';
import { corpay, namesPermission } from './corpayCalls.ts';

const aboutToken = {
  named: 'without the key permission',
  holds: (heard: HeardAnswer) => !namesPermission(heard),
};

/** Every call that needs a token is tried with what stands in its place. */
const refusing =
  (statuses: readonly number[], known: (world: PromiseWorld) => ValuesOfEarlierAnswers | null) =>
  async (world: PromiseWorld): Promise<Proof> => {
    const instead = known(world);
    if (instead === null) return untried('Not both customers were given a token.');
    const calls = world.contract(corpay).calls.filter(({ givesToken }) => givesToken !== true);
    return firstProof(calls, async (call) =>
      refusedWith(await world.one.send(corpay, bareRequest(call), { known: instead }), statuses, aboutToken),
    );
  };

const tokensOf = ({ one, other }: PromiseWorld) => {
  const [own, foreign] = [one.known, other.known];
  return own['token'] === undefined || foreign['token'] === undefined ? null : { own, foreign };
};

/** Who may call is told by the token and the client code beside the signature. */
export const corpayTokenPromises: readonly ServicePromise[] = [
  {
    id: 'corpay-no-token',
    service: corpay,
    words: 'A call without a token is refused with 401.',
    prove: refusing([401], (world) => (tokensOf(world) === null ? null : {})),
  },
  {
    id: 'corpay-unknown-token',
    service: corpay,
    words: 'A call with a token that was given to nobody is refused with 401.',
    prove: refusing([401], (world) => {
      const tokens = tokensOf(world);
      return tokens === null ? null : { ...tokens.own, token: world.newId() };
    }),
  },
  {
    id: 'corpay-foreign-token',
    service: corpay,
    words: 'A call with the token of another customer is refused with 403, without the key permission.',
    prove: refusing([403], (world) => tokensOf(world)?.foreign ?? null),
  },
  {
    id: 'corpay-foreign-client-code',
    service: corpay,
    words: 'A call with the client code of another customer is refused, without the key permission.',
    prove: refusing([401, 403], (world) => {
      const tokens = tokensOf(world);
      return tokens === null ? null : { ...tokens.own, clientCode: tokens.foreign['clientCode'] ?? '' };
    }),
  },
];
