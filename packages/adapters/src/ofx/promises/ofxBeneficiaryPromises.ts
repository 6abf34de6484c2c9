import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { breachOf } from '../../conformance/promises/breachOf.ts';
import { isDone, isRefused } from '../../conformance/promises/isDone.ts';
import { oncePerWorld } from '../../conformance/promises/oncePerWorld.ts';
import { proveWith } from '../../conformance/promises/proveWith.ts';
import { namingField, refusedWith } from '../../conformance/promises/refusedWith.ts';
import type {
  Breach,
  ConformanceUser,
  HeardAnswer,
  PromiseWorld,
  Proof,
  ServicePromise,
  Untried,
} from '../../conformance/promises/servicePromise.ts';
import { underKey } from '../../conformance/promises/underKey.ts';
import { untried } from '../../conformance/promises/untried.ts';
import type { Json } from '../../http/signedApi.ts';
import { readOfxBeneficiary, toOfxBeneficiaryBody } from '../ofxBeneficiaryWire.ts';
import { ofx, ofxBeneficiariesOf } from './ofxCalls.ts';
import { whenAuthorized } from './ofxOwnershipPromises.ts';

const path = '/payments/beneficiaries';
const name = 'FX Gateway Conformance';

/** A beneficiary that a run has added: a copy of one that the customer has. */
type Added = {
  readonly kind: 'added';
  readonly record: OfxBeneficiary;
  readonly body: Json;
  readonly key: string;
  removed(): void;
};

const add = (world: PromiseWorld, body: Json, key: string | null): Promise<HeardAnswer> =>
  world.one.send(ofx, { method: 'POST', path, body, ...underKey(world, ofx, key) });

const remove = (user: ConformanceUser, id: string): Promise<HeardAnswer> =>
  user.send(ofx, { method: 'DELETE', path: `${path}/${id}` });

const addedBeneficiary = oncePerWorld(async (world): Promise<Added | Breach | Untried> => {
  const { one, newId, leaves } = world;
  const [like] = await ofxBeneficiariesOf(one);
  if (like === undefined) return untried(`${one.email} has no beneficiary to make a copy of.`);
  const body = toOfxBeneficiaryBody({ ...like, beneficiaryId: '', updatedDate: '', name });
  const key = newId();
  const forget = leaves(`perhaps a beneficiary ${name} of ${one.email}`);
  const heard = await add(world, body, key);
  const record = isDone(heard) ? readOfxBeneficiary(heard.body) : null;
  if (record !== null || isRefused(heard)) forget();
  if (record === null) return breachOf(heard, 'a beneficiary more');
  const removed = leaves(`beneficiary ${record.beneficiaryId} of ${one.email}`);
  return { kind: 'added', record, body, key, removed };
});

const proveWithAdded = proveWith(ofx, addedBeneficiary);

const withAdded = (...how: Parameters<typeof proveWithAdded>): ServicePromise['prove'] =>
  whenAuthorized(proveWithAdded(...how));

/** It stands there once, under its name. */
const standsUnchanged = async (
  { one, leaves }: PromiseWorld,
  { record }: Added,
  heard: HeardAnswer,
): Promise<Proof> => {
  const all = (await ofxBeneficiariesOf(one)).filter((row) => row.name === name);
  const others = all.filter((row) => row.beneficiaryId !== record.beneficiaryId);
  for (const { beneficiaryId } of others) leaves(`beneficiary ${beneficiaryId} of ${one.email}`);
  return all.length === 1 && others.length === 0
    ? null
    : breachOf(heard, 'the beneficiary once, as it was added', `${all.length} of them`);
};

/** What holds of beneficiaries; the last promise removes the one that was added. */
export const ofxBeneficiaryPromises: readonly ServicePromise[] = [
  {
    id: 'ofx-beneficiary-once',
    service: ofx,
    words: 'A beneficiary that is added twice under a key stands there once.',
    writes: 'adds a beneficiary twice under a key: a copy of one that the customer has',
    prove: withAdded(async (world, added) => {
      const again = await add(world, added.body, added.key);
      return isDone(again)
        ? standsUnchanged(world, added, again)
        : breachOf(again, 'the first answer once more');
    }, 'keyed'),
  },
  {
    id: 'ofx-beneficiary-key-of-another',
    service: ofx,
    words: 'Another beneficiary under a key that came before is refused with 422, and is not added.',
    writes: 'tries to add another beneficiary under its key',
    prove: withAdded(async (world, added) => {
      const { record } = added;
      const another = { ...record, beneficiaryId: '', updatedDate: '', paymentReason: 'Conformance' };
      const heard = await add(world, toOfxBeneficiaryBody(another), added.key);
      return refusedWith(heard, [422]) ?? standsUnchanged(world, added, heard);
    }, 'keyed'),
  },
  {
    id: 'ofx-beneficiary-malformed',
    service: ofx,
    words: 'A beneficiary with a malformed member is refused, and the answer names it.',
    writes: 'has a beneficiary judged in a currency that is none',
    prove: withAdded(async ({ one }, { record }) => {
      const body = toOfxBeneficiaryBody({ ...record, currency: 'XXX' });
      const heard = await one.send(ofx, { method: 'POST', path: `${path}/validate`, body });
      return refusedWith(heard, [400, 403], namingField('currency'));
    }),
  },
  {
    id: 'ofx-beneficiary-foreign-edit',
    service: ofx,
    words: 'Nobody edits the beneficiary of another customer: 404.',
    writes: 'has the other customer try to edit it',
    prove: withAdded(async (world, added) => {
      const body = toOfxBeneficiaryBody({ ...added.record, name: `${name} Two` });
      const heard = await world.other.send(ofx, {
        method: 'PUT',
        path: `${path}/${added.record.beneficiaryId}`,
        body,
      });
      return refusedWith(heard, [404]) ?? standsUnchanged(world, added, heard);
    }),
  },
  {
    id: 'ofx-beneficiary-foreign-deletion',
    service: ofx,
    words: 'Nobody deletes the beneficiary of another customer: 404.',
    writes: 'has the other customer try to delete it',
    prove: withAdded(async (world, added) => {
      const heard = await remove(world.other, added.record.beneficiaryId);
      return refusedWith(heard, [404]) ?? standsUnchanged(world, added, heard);
    }),
  },
  {
    id: 'ofx-beneficiary-unknown-deletion',
    service: ofx,
    words: 'The deletion of a beneficiary that is nobody’s is refused with 404.',
    writes: 'tries to delete a beneficiary that is not there',
    prove: whenAuthorized(async ({ one, newId }) => refusedWith(await remove(one, newId()), [404])),
  },
  {
    id: 'ofx-beneficiary-deleted',
    service: ofx,
    words: 'A beneficiary that was deleted is gone.',
    writes: 'deletes the beneficiary that it has added',
    prove: withAdded(async ({ one }, { record, removed }) => {
      const heard = await remove(one, record.beneficiaryId);
      if (!isDone(heard)) return breachOf(heard, 'the deletion');
      const isListed = (await ofxBeneficiariesOf(one)).some(
        (row) => row.beneficiaryId === record.beneficiaryId,
      );
      if (isListed) return breachOf(heard, 'a list without it');
      removed();
      return null;
    }),
  },
];
