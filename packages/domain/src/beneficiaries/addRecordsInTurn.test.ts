import { describe, expect, it } from 'vitest';
import { failure, refusal } from '../../test/sampleDeals.ts';
import type { CallFailure } from '../calls/callFailure.ts';
import { StoreBusy } from '../ports/storeBusy.ts';
import { failed, succeeded, type Result } from '../result/result.ts';
import { addRecordsInTurn, type AddOutcome, type RecordToAdd } from './addRecordsInTurn.ts';

const silence = failure({ path: '/beneficiaries' });
const named = (...keys: readonly (string | null)[]): readonly RecordToAdd[] =>
  keys.map((key) => ({ key, savedAs: null }));
const isThere = (id: string): RecordToAdd => ({ key: id, savedAs: id });

type Scene = {
  /** What becomes of the record with a key; saved where nothing is said. */
  readonly outcomes?: Readonly<Record<string, AddOutcome>>;
  /** How many records may be sent before the user leaves. */
  readonly patience?: number;
  readonly send?: (times: number) => Promise<Result<AddOutcome, string>>;
};

const add = async (
  records: readonly RecordToAdd[],
  { outcomes: said = {}, patience = Infinity, send }: Scene = {},
) => {
  const sent: (string | null)[] = [];
  const announced: [number, string[]][] = [];
  const { outcomes, stopped } = await addRecordsInTurn(records, {
    send: async ({ key }): Promise<Result<AddOutcome, string>> => {
      sent.push(key);
      if (send !== undefined) return send(sent.length);
      return succeeded(said[key ?? ''] ?? { kind: 'saved', id: `id-${key}` });
    },
    goesOn: () => sent.length < patience,
    onSend: (place, before) => announced.push([place, before.map(({ kind }) => kind)]),
  });
  return { kinds: outcomes.map(({ kind }) => kind), outcomes, sent, announced, stopped };
};

const refusedBy = (why: CallFailure): AddOutcome => ({ kind: 'refused', failure: why });

describe('several beneficiaries that are added (CP-BENE-18)', () => {
  it('are sent one after the other, each once', async () => {
    const { kinds, sent, announced } = await add(named('a', 'b', 'c'));
    expect([kinds, sent, announced]).toEqual([
      ['saved', 'saved', 'saved'],
      ['a', 'b', 'c'],
      [
        [0, []],
        [1, ['saved']],
        [2, ['saved', 'saved']],
      ],
    ]);
  });

  it('are not sent where they stand there already, or stand twice among them, and have the id that is there', async () => {
    const { outcomes, sent } = await add([isThere('a'), ...named('b', 'b')]);
    expect(outcomes).toEqual([
      { kind: 'already-saved', id: 'a' },
      { kind: 'saved', id: 'id-b' },
      { kind: 'already-saved', id: 'id-b' },
    ]);
    expect(sent).toEqual(['b']);
  });

  it('are each sent where nothing tells that they are the same', async () => {
    expect((await add(named(null, null))).kinds).toEqual(['saved', 'saved']);
  });

  it('are sent again where the first of two that are the same was refused', async () => {
    const { kinds, sent } = await add(named('b', 'b'), { outcomes: { b: refusedBy(refusal()) } });
    expect([kinds, sent]).toEqual([
      ['refused', 'refused'],
      ['b', 'b'],
    ]);
  });

  it.each<[string, AddOutcome]>([
    ['that the partner refuses', refusedBy(refusal())],
    ['that is found to be there', { kind: 'already-saved', id: 'id-b' }],
    ['under whose identifier another one stands', refusedBy(refusal({ status: 409 }))],
  ])('go on after one %s', async (_what, outcome) => {
    const { kinds, sent } = await add(named('a', 'b', 'c'), { outcomes: { b: outcome } });
    expect([kinds, sent]).toEqual([
      ['saved', outcome.kind, 'saved'],
      ['a', 'b', 'c'],
    ]);
  });

  it.each<[string, AddOutcome]>([
    ['of which it is not known whether it was saved', { kind: 'unknown', failure: silence }],
    ['for which there were too many calls', refusedBy(refusal({ status: 429 }))],
    ['for which access is lost', refusedBy(failure({ kind: 'session-lost' }))],
    ['that the gateway did not take', refusedBy(failure({ kind: 'gateway-refused', status: 403 }))],
    ['of which nothing could be kept', { kind: 'not-kept' }],
  ])('stop at one %s, and what stands there is known all the same', async (_what, outcome) => {
    const { kinds, sent } = await add([...named('a', 'b', 'c'), isThere('d')], { outcomes: { b: outcome } });
    expect([kinds, sent]).toEqual([
      ['saved', outcome.kind, 'not-tried', 'already-saved'],
      ['a', 'b'],
    ]);
  });

  it('stop where the user leaves', async () => {
    const { kinds, sent, announced } = await add(named('a', 'b', 'c'), { patience: 1 });
    expect([kinds, sent]).toEqual([['saved', 'not-tried', 'not-tried'], ['a']]);
    expect(announced, 'nothing is said to be on its way that is not sent').toEqual([[0, []]]);
  });

  it('stop where the lock is not to be had or nothing can be kept, and it is known why', async () => {
    const busy = await add(named('a', 'b'), { send: async () => failed('busy') });
    expect([busy.kinds, busy.stopped]).toEqual([['not-tried', 'not-tried'], { failure: 'busy' }]);
    const trouble = new StoreBusy('payees.json');
    const full = await add(named('a', 'b'), { send: () => Promise.reject(trouble) });
    expect([full.kinds, full.stopped]).toEqual([['not-tried', 'not-tried'], { trouble }]);
  });

  it('do not go on when the lock is to be had again for the next one', async () => {
    const { kinds, sent, stopped } = await add(named('a', 'b'), {
      send: async (times) => (times === 1 ? failed('busy') : succeeded({ kind: 'saved', id: 'id-b' })),
    });
    expect([kinds, sent, stopped]).toEqual([['not-tried', 'not-tried'], ['a'], { failure: 'busy' }]);
  });

  it('hide no defect: it is not taken for something that the user can mend', async () => {
    const defect = new Error('a defect');
    await expect(add(named('a'), { send: () => Promise.reject(defect) })).rejects.toBe(defect);
  });
});
