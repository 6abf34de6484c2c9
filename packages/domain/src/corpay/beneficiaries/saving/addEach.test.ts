import { describe, expect, it } from 'vitest';
import { failure, refusal } from '../../../../test/sampleDeals.ts';
import type { CallFailure } from '../../../calls/callFailure.ts';
import { undisturbed, type Exclusively } from '../../../ports/exclusively.ts';
import { createMemoryStore } from '../../../ports/memoryStore.ts';
import { StoreBusy } from '../../../ports/storeBusy.ts';
import { failed, succeeded } from '../../../result/result.ts';
import { createBankDetailChecks } from '../../../bankDetails/bankDetailChecks.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { addEach } from './addEach.ts';
import type { Standing } from './identifyRecord.ts';

const silence = failure({ path: '/beneficiaries' });
const named = (...ids: readonly string[]) =>
  ids.map((id) => ({ record: newBeneficiary(id), standing: 'none' as Standing }));

type Scene = {
  /** What the partner answers to the add of an id; taken where nothing is said. */
  readonly answers?: Readonly<Record<string, CallFailure>>;
  /** How many records may be sent before the user leaves. */
  readonly patience?: number;
  /** What the partner shows under every identifier. */
  readonly shown?: Beneficiary;
  readonly exclusively?: Exclusively<string>;
};

const add = async (
  records: ReturnType<typeof named>,
  { answers = {}, patience = Infinity, exclusively = undisturbed, shown }: Scene = {},
) => {
  const sent: string[] = [];
  const announced: [number, string[]][] = [];
  const keys: string[] = [];
  let made = 0;
  const { outcomes, stopped } = await addEach(
    {
      identifiers: { uuid: () => `key-${(made += 1)}` },
      bankDetailChecks: createBankDetailChecks(createMemoryStore(), 'sub-1'),
      beneficiaries: {
        add: async ({ clientIntegrationId: id }, key) => {
          sent.push(id);
          keys.push(key);
          const trouble = answers[id];
          return trouble === undefined ? succeeded(null) : failed(trouble);
        },
        edit: async () => failed(silence),
        show: async () => (shown === undefined ? failed(silence) : succeeded(shown)),
      },
    },
    records,
    {
      exclusively,
      goesOn: () => sent.length < patience,
      onSend: (place, before) => announced.push([place, before.map(({ kind }) => kind)]),
    },
  );
  return { kinds: outcomes.map(({ kind }) => kind), outcomes, sent, announced, keys, stopped };
};

describe('several beneficiaries that are added (CP-BENE-18)', () => {
  it('are sent one after the other, each once and under a key of its own', async () => {
    const { kinds, sent, announced, keys } = await add(named('a', 'b', 'c'));
    expect([kinds, sent, announced]).toEqual([
      ['saved', 'saved', 'saved'],
      ['a', 'b', 'c'],
      [
        [0, []],
        [1, ['saved']],
        [2, ['saved', 'saved']],
      ],
    ]);
    expect(new Set(keys).size).toBe(3);
  });

  it('are not sent where they stand there already, or stand twice among them', async () => {
    const standing = { record: newBeneficiary('a'), standing: 'same' as const };
    const { kinds, sent } = await add([standing, ...named('b', 'b')]);
    expect([kinds, sent]).toEqual([['already-saved', 'saved', 'already-saved'], ['b']]);
  });

  it('are sent again where the first of two that are the same was refused', async () => {
    const { kinds, sent } = await add(named('b', 'b'), { answers: { b: refusal() } });
    expect([kinds, sent]).toEqual([
      ['refused', 'refused'],
      ['b', 'b'],
    ]);
  });

  it('go on after one that the partner refuses', async () => {
    const { kinds, sent } = await add(named('a', 'b', 'c'), { answers: { b: refusal() } });
    expect([kinds, sent]).toEqual([
      ['saved', 'refused', 'saved'],
      ['a', 'b', 'c'],
    ]);
  });

  it('go on after one under whose identifier another one stands, which may have been added meanwhile', async () => {
    const shown = { ...newBeneficiary('b'), accountHolderName: 'Another' };
    const records = ['a', 'b', 'c'].map((id) => ({
      record: { ...newBeneficiary(id), accountHolderName: 'One' },
      standing: 'none' as Standing,
    }));
    const { kinds } = await add(records, { answers: { b: refusal({ status: 409 }) }, shown });
    expect(kinds).toEqual(['saved', 'refused', 'saved']);
  });

  it.each<[string, CallFailure, string]>([
    ['of which it is not known whether it was saved', silence, 'unknown'],
    ['whose identifier is taken, nobody can see by whom', refusal({ status: 409 }), 'unknown'],
    ['for which there were too many calls', refusal({ status: 429 }), 'refused'],
    ['for which access is lost', failure({ kind: 'session-lost' }), 'refused'],
    ['that the gateway did not take', failure({ kind: 'gateway-refused', status: 403 }), 'refused'],
  ])('stop at one %s, and what stands there is known all the same', async (_what, trouble, kind) => {
    const records = [...named('a', 'b', 'c'), { record: newBeneficiary('d'), standing: 'same' as const }];
    const { kinds, sent } = await add(records, { answers: { b: trouble } });
    expect([kinds, sent]).toEqual([
      ['saved', kind, 'not-tried', 'already-saved'],
      ['a', 'b'],
    ]);
  });

  it('stop where the user leaves', async () => {
    const { kinds, sent, announced } = await add(named('a', 'b', 'c'), { patience: 1 });
    expect([kinds, sent]).toEqual([['saved', 'not-tried', 'not-tried'], ['a']]);
    expect(announced, 'nothing is said to be on its way that is not sent').toEqual([[0, []]]);
  });

  it('stop where the lock is not to be had or nothing can be kept, and it is known why', async () => {
    const busy = await add(named('a', 'b'), { exclusively: async () => failed('busy') });
    expect([busy.kinds, busy.stopped]).toEqual([['not-tried', 'not-tried'], { failure: 'busy' }]);
    const trouble = new StoreBusy('payees.json');
    const full = await add(named('a', 'b'), { exclusively: () => Promise.reject(trouble) });
    expect([full.kinds, full.stopped]).toEqual([['not-tried', 'not-tried'], { trouble }]);
  });

  it('do not go on when the lock is to be had again for the next one', async () => {
    let asked = 0;
    const exclusively: Exclusively<string> = async (action) => {
      asked += 1;
      return asked === 1 ? failed('busy') : succeeded(await action());
    };
    const { kinds, sent, stopped } = await add(named('a', 'b'), { exclusively });
    expect([kinds, sent, stopped]).toEqual([['not-tried', 'not-tried'], [], { failure: 'busy' }]);
  });

  it('hide no defect: it is not taken for something that the user can mend', async () => {
    const defect = new Error('a defect');
    await expect(add(named('a'), { exclusively: () => Promise.reject(defect) })).rejects.toBe(defect);
  });
});
