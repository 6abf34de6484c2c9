import { describe, expect, it } from 'vitest';
import { detail, leftOpen, makeInstructionFixture, ours, saidYes } from '../../test/instructionFixture.ts';
import { failure, refusal } from '../../test/sampleDeals.ts';
import type { CallFailure } from '../calls/callFailure.ts';
import { runWithoutExclusion } from '../ports/exclusively.ts';
import { createMemoryStore } from '../ports/memoryStore.ts';
import { valueOfSureResult, failed, succeeded, type Result } from '../result/result.ts';
import type { Beneficiary } from './api/beneficiary.ts';
import { newBeneficiary } from './beneficiaries/fields/newBeneficiary.ts';
import {
  saveBeneficiaryIfUnchanged,
  type BeneficiarySaveIfUnchanged,
} from './beneficiaries/saving/saveBeneficiaryIfUnchanged.ts';
import { createPendingBankDetailCheckStore } from '../bankDetails/bankDetailChecks.ts';
import { removeBeneficiary } from './beneficiaries/removeBeneficiary.ts';
import { instructDeal } from './instruction/instructDeal.ts';
import { resolveInstructionByDecision } from './openSteps/resolveInstructionByDecision.ts';

const silence = failure();
const no = refusal();
const gone = refusal({ status: 404 });
const before: Beneficiary = { ...newBeneficiary('b1'), accountNumber: '1234' };
const moved: Beneficiary = { ...before, accountNumber: '5678' };

type Scene = {
  /** What the partner answers to whatever changes something: a failure, or null when it does it. */
  readonly answer: CallFailure | null;
  /** What it shows of b1 before it is asked to change anything. */
  readonly stands?: Result<Beneficiary, CallFailure>;
  /** What it shows of b1 afterwards. */
  readonly shows?: Result<Beneficiary, CallFailure>;
  /** Whether the check of the bank details of b1 is open at first. */
  readonly open?: boolean;
};

const makeScene = async ({
  answer,
  stands = succeeded(before),
  shows = succeeded(before),
  open = false,
}: Scene) => {
  const bankDetailChecks = createPendingBankDetailCheckStore(createMemoryStore(), 'sub-1');
  if (open) await bankDetailChecks.changed('b1');
  const sent: string[] = [];
  const take = async (call: string): Promise<Result<null, CallFailure>> => {
    sent.push(call);
    return answer === null ? succeeded(null) : failed(answer);
  };
  const beneficiaries = {
    add: (_record: Beneficiary, key: string) => take(`add under ${key}`),
    edit: () => take('edit'),
    remove: () => take('remove'),
    show: async () => {
      const asked = sent.some((call) => call !== 'show');
      sent.push('show');
      return asked ? shows : stands;
    },
  };
  return { ports: { beneficiaries, bankDetailChecks }, sent, bankDetailChecks };
};

type RunningScene = Awaited<ReturnType<typeof makeScene>>;

const save = async (scene: RunningScene, saved: Pick<BeneficiarySaveIfUnchanged, 'before' | 'record'>) =>
  valueOfSureResult(
    await saveBeneficiaryIfUnchanged(
      scene.ports,
      { ...saved, idempotencyKey: 'k1', lost: null },
      runWithoutExclusion,
    ),
  );

const useCases = {
  delete: async (scene: RunningScene) =>
    valueOfSureResult(
      await removeBeneficiary(scene.ports, { seen: before, lost: null }, runWithoutExclusion),
    ),
  add: (scene: RunningScene) => save(scene, { before: null, record: before }),
  edit: (scene: RunningScene) => save(scene, { before, record: moved }),
};

type Row = readonly [
  title: string,
  useCase: keyof typeof useCases,
  scene: Scene,
  outcome: string,
  sent: readonly string[],
  openAfter: boolean,
];

const rows: readonly Row[] = [
  [
    'a deletion clears the check',
    'delete',
    { answer: null, open: true },
    'removed',
    ['show', 'remove'],
    false,
  ],
  [
    'a deletion of who is gone already clears it too',
    'delete',
    { answer: gone, open: true },
    'removed',
    ['show', 'remove'],
    false,
  ],
  ['a refused deletion leaves it', 'delete', { answer: no, open: true }, 'refused', ['show', 'remove'], true],
  [
    'a lost deletion is unknown while they are shown',
    'delete',
    { answer: silence, open: true },
    'unknown',
    ['show', 'remove', 'show'],
    true,
  ],
  [
    'a lost deletion is unknown while nobody answers',
    'delete',
    { answer: silence, shows: failed(silence), open: true },
    'unknown',
    ['show', 'remove', 'show'],
    true,
  ],
  [
    'a lost deletion is done once they are looked up and gone',
    'delete',
    { answer: silence, shows: failed(gone), open: true },
    'removed',
    ['show', 'remove', 'show'],
    false,
  ],
  [
    'a deletion of what was changed elsewhere is not sent',
    'delete',
    { answer: null, stands: succeeded(moved), open: true },
    'changed-elsewhere',
    ['show'],
    true,
  ],
  ['an added beneficiary opens the check', 'add', { answer: null }, 'saved', ['add under k1'], true],
  ['a refused one closes it again', 'add', { answer: no }, 'refused', ['add under k1'], false],
  [
    'a lost one is looked up and keeps it open',
    'add',
    { answer: silence, shows: failed(gone) },
    'unknown',
    ['add under k1', 'show'],
    true,
  ],
  [
    'an edit is sent over the record it began with',
    'edit',
    { answer: null },
    'saved',
    ['show', 'edit'],
    true,
  ],
  [
    'an edit of what was changed elsewhere is not sent',
    'edit',
    { answer: null, stands: succeeded(moved) },
    'changed-elsewhere',
    ['show'],
    false,
  ],
  [
    'an edit of who was deleted is not sent',
    'edit',
    { answer: null, stands: failed(gone) },
    'refused',
    ['show'],
    false,
  ],
  [
    'a refused edit closes the check that it opened',
    'edit',
    { answer: no },
    'refused',
    ['show', 'edit'],
    false,
  ],
  [
    'a refused edit leaves a check that was open before',
    'edit',
    { answer: no, open: true },
    'refused',
    ['show', 'edit'],
    true,
  ],
];

describe('what both clients do to a beneficiary', () => {
  it.each(rows)('%s', async (_title, useCase, given, outcome, sent, openAfter) => {
    const scene = await makeScene(given);
    expect((await useCases[useCase](scene)).kind).toBe(outcome);
    expect(scene.sent).toEqual(sent);
    expect(await scene.bankDetailChecks.open('b1')).toBe(openAfter);
  });

  it('a beneficiary is added again under the key of the first attempt', async () => {
    const scene = await makeScene({ answer: silence, shows: failed(gone) });
    const first = { before: null, record: before, idempotencyKey: 'k1', lost: null };
    const outcome = valueOfSureResult(
      await saveBeneficiaryIfUnchanged(scene.ports, first, runWithoutExclusion),
    );
    if (outcome.kind !== 'unknown') throw new Error(`Expected it to be unknown, got ${outcome.kind}`);
    await saveBeneficiaryIfUnchanged(scene.ports, { ...first, lost: outcome.failure }, runWithoutExclusion);
    expect(scene.sent.filter((call) => call.startsWith('add'))).toEqual(['add under k1', 'add under k1']);
  });
});

describe('what both clients do with a payment whose details the user has checked', () => {
  it.each([
    ['an answer closes the check', { answer: succeeded({ orderNumber: null }) }, 'instructed', false],
    ['a refusal leaves it', { answer: failed(no), order: detail([]) }, 'refused', true],
    ['no answer leaves it', {}, 'unknown', true],
  ] as const)('%s', async (_title, partner, kind, openAfter) => {
    const fixture = makeInstructionFixture(partner);
    await fixture.bankDetailChecks.changed('b1');
    expect((await instructDeal(fixture, await saidYes(fixture))).kind).toBe(kind);
    expect(await fixture.bankDetailChecks.open('b1')).toBe(openAfter);
  });

  it('a lost one closes it once the payments of its order show that it was made', async () => {
    const fixture = makeInstructionFixture({ order: detail([ours]) });
    await fixture.bankDetailChecks.changed('b1');
    const intent = await leftOpen(fixture, await saidYes(fixture));
    const settled = await resolveInstructionByDecision(fixture, intent, async () => succeeded(null));
    expect(settled).toMatchObject({ value: { kind: 'instructed' } });
    expect(await fixture.bankDetailChecks.open('b1')).toBe(false);
  });
});
