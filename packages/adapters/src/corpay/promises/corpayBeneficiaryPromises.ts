import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { isSameBeneficiaryRecord } from '@fx-gateway/domain/corpay/api/isSameBeneficiaryRecord.ts';
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
import { toAddBeneficiaryBody, toEditBeneficiaryBody } from '../beneficiaryBodies.ts';
import { readBeneficiary } from '../beneficiaryWire.ts';
import { beneficiariesOf, corpay, refusedAsForeign } from './corpayCalls.ts';

const path = '/beneficiaries';

/** A beneficiary that a run has added: a copy of one that the customer has. */
type Added = {
  readonly kind: 'added';
  readonly record: Beneficiary;
  readonly body: Json;
  readonly key: string;
  removed(): void;
};

const name = 'FX Gateway Conformance';

const read = async (
  user: ConformanceUser,
  id: string,
): Promise<{ heard: HeardAnswer; record: Beneficiary | null }> => {
  const heard = await user.send(corpay, { method: 'GET', path, query: { id } });
  return { heard, record: isDone(heard) ? readBeneficiary(heard.body) : null };
};

const add = ({ one, ...world }: PromiseWorld, body: Json, key: string | null) =>
  one.send(corpay, { method: 'POST', path, body, ...underKey({ one, ...world }, corpay, key) });

const remove = (user: ConformanceUser, id: string) =>
  user.send(corpay, { method: 'DELETE', path: `${path}/${id}` });

const addedBeneficiary = oncePerWorld(async (world): Promise<Added | Breach | Untried> => {
  const { one, newId, leaves } = world;
  const { beneficiary } = one.known;
  if (beneficiary === undefined) return untried(`${one.email} has no beneficiary to make a copy of.`);
  const like = await read(one, beneficiary);
  if (like.record === null) return breachOf(like.heard, 'a beneficiary');
  const [clientIntegrationId, key] = [newId(), newId()];
  const body = toAddBeneficiaryBody({ ...like.record, clientIntegrationId, accountHolderName: name });
  const removed = leaves(`beneficiary ${clientIntegrationId} of ${one.email}`);
  const heard = await add(world, body, key);
  if (isRefused(heard)) removed();
  if (!isDone(heard)) return breachOf(heard, 'a beneficiary more');
  const { record } = await read(one, clientIntegrationId);
  return record === null ? breachOf(heard, 'the beneficiary') : { kind: 'added', record, body, key, removed };
});

const withAdded = proveWith(corpay, addedBeneficiary);

/** It stands there once, as it was added. */
const standsUnchanged = async (
  { one }: PromiseWorld,
  { record }: Added,
  heard: HeardAnswer,
): Promise<Proof> => {
  const id = record.clientIntegrationId;
  const now = (await read(one, id)).record;
  if (now === null || !isSameBeneficiaryRecord(now, record))
    return breachOf(heard, 'the beneficiary as it was added', now === null ? 'it is gone' : 'another one');
  const rows = (await beneficiariesOf(one)).filter((row) => row.clientIntegrationId === id);
  return rows.length === 1
    ? null
    : breachOf(heard, 'the beneficiary once in the list', `${rows.length} times`);
};

/** What holds of beneficiaries; the last promise removes the one that was added. */
export const corpayBeneficiaryPromises: readonly ServicePromise[] = [
  {
    id: 'corpay-beneficiary-once',
    service: corpay,
    words: 'A beneficiary that is added twice, under one key where there are keys, stands there once.',
    writes: 'adds a beneficiary twice: a copy of one that the customer has',
    prove: withAdded(async (world, added) => {
      const again = await add(world, added.body, added.key);
      return isDone(again)
        ? standsUnchanged(world, added, again)
        : breachOf(again, 'the first answer once more');
    }),
  },
  {
    id: 'corpay-beneficiary-taken',
    service: corpay,
    words: 'Another beneficiary under the same clientIntegrationId is refused with 409, and the first stays.',
    writes: 'tries to add another beneficiary in its place',
    prove: withAdded(async (world, added) => {
      const body = toAddBeneficiaryBody({ ...added.record, accountHolderName: `${name} Two` });
      const heard = await add(world, body, world.newId());
      return refusedWith(heard, [409]) ?? standsUnchanged(world, added, heard);
    }),
  },
  {
    id: 'corpay-beneficiary-key-of-another',
    service: corpay,
    words: 'Another beneficiary under a key that came before is refused with 422, and is not added.',
    writes: 'tries to add another beneficiary under its key',
    prove: withAdded(async (world, added) => {
      const clientIntegrationId = world.newId();
      const body = toAddBeneficiaryBody({ ...added.record, clientIntegrationId });
      const heard = await add(world, body, added.key);
      const isThere = (await beneficiariesOf(world.one)).some(
        (row) => row.clientIntegrationId === clientIntegrationId,
      );
      if (isThere) world.leaves(`beneficiary ${clientIntegrationId} of ${world.one.email}`);
      return refusedWith(heard, [422]) ?? (isThere ? breachOf(heard, 'no beneficiary more') : null);
    }, 'keyed'),
  },
  {
    id: 'corpay-beneficiary-malformed',
    service: corpay,
    words: 'A beneficiary with a malformed member is refused with 400, which names it.',
    writes: 'tries to add a beneficiary in a currency that is none',
    prove: withAdded(async (world, added) => {
      const clientIntegrationId = world.newId();
      const wrong = { ...added.record, clientIntegrationId, bankCurrency: 'XXX' };
      const heard = await add(world, toAddBeneficiaryBody(wrong), world.newId());
      if (isDone(heard)) world.leaves(`beneficiary ${clientIntegrationId} of ${world.one.email}`);
      return refusedWith(heard, [400], namingField('bankCurrency'));
    }),
  },
  {
    id: 'corpay-beneficiary-foreign-edit',
    service: corpay,
    words: 'Nobody edits the beneficiary of another customer.',
    writes: 'has the other customer try to edit it',
    prove: withAdded(async (world, added) => {
      const body = toEditBeneficiaryBody({ ...added.record, accountHolderName: `${name} Two` });
      const heard = await world.other.send(corpay, { method: 'PUT', path, body });
      return refusedAsForeign(heard) ?? standsUnchanged(world, added, heard);
    }),
  },
  {
    id: 'corpay-beneficiary-foreign-deletion',
    service: corpay,
    words: 'Nobody deletes the beneficiary of another customer.',
    writes: 'has the other customer try to delete it',
    prove: withAdded(async (world, added) => {
      const heard = await remove(world.other, added.record.clientIntegrationId);
      return refusedAsForeign(heard) ?? standsUnchanged(world, added, heard);
    }),
  },
  {
    id: 'corpay-beneficiary-unknown-deletion',
    service: corpay,
    words: 'The deletion of a beneficiary that is nobody’s is refused with 404.',
    writes: 'tries to delete a beneficiary that is not there',
    prove: async ({ one, newId }) => refusedWith(await remove(one, newId()), [404]),
  },
  {
    id: 'corpay-beneficiary-deleted',
    service: corpay,
    words: 'A beneficiary that was deleted is gone, from the list too.',
    writes: 'deletes the beneficiary that it has added',
    prove: withAdded(async ({ one }, { record, removed }) => {
      const id = record.clientIntegrationId;
      const heard = await remove(one, id);
      if (!isDone(heard)) return breachOf(heard, 'the deletion');
      const after = await read(one, id);
      const isListed = (await beneficiariesOf(one)).some((row) => row.clientIntegrationId === id);
      if (!isDone(after.heard) && !isListed) removed();
      return refusedAsForeign(after.heard) ?? (isListed ? breachOf(heard, 'a list without it') : null);
    }),
  },
];
