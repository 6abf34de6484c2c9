import { describe, expect, it } from 'vitest';
import { ofxBeneficiary, ofxFailure, ofxRefusal } from '../../../test/ofxSamples.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import { runWithoutExclusion } from '../../ports/exclusively.ts';
import { failed, succeeded, type Result } from '../../result/result.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import { removeOfxBeneficiary } from './removeOfxBeneficiary.ts';

const silence = failed(ofxFailure());
const refusal = failed(ofxRefusal());
const seen = ofxBeneficiary('b1');
const others = succeeded([ofxBeneficiary('b2')]);
const still = succeeded([seen]);

type Listed = Result<readonly OfxBeneficiary[], CallFailure>;
type Answer = Result<null, CallFailure>;

/** Deletes b1; `lists` are the answers to one look after the other. */
const remove = async (answer: Answer, lists: readonly Listed[], lost: CallFailure | null = null) => {
  const calls: string[] = [];
  const left = [...lists];
  const removal = await removeOfxBeneficiary(
    {
      remove: async () => {
        calls.push('remove');
        return answer;
      },
      list: async () => {
        calls.push('list');
        return left.shift() ?? silence;
      },
    },
    { seen, lost },
    runWithoutExclusion,
  );
  return { outcome: removal.ok && removal.value, calls };
};

describe('the deletion of a beneficiary at OFX', () => {
  const [gone, sent, looked] = [failed(ofxRefusal({ status: 404 })), ['list', 'remove'], 'list'];
  it.each<readonly [string, Answer, Listed, string, readonly string[]]>([
    ['is done when the partner says so', succeeded(null), still, 'removed', sent],
    ['of who is gone meanwhile is done', gone, still, 'removed', sent],
    ['that is refused left everything as it was', refusal, still, 'refused', sent],
    ['that is lost is done once they are gone', silence, succeeded([]), 'removed', [...sent, looked]],
    ['that is lost is done while others are listed', silence, others, 'removed', [...sent, looked]],
    ['that is lost is unknown while they are listed', silence, still, 'unknown', [...sent, looked]],
    ['that is lost is unknown while no list comes', silence, silence, 'unknown', [...sent, looked]],
  ])('%s', async (_title, answer, after, kind, asked) => {
    const { outcome, calls } = await remove(answer, [still, after]);
    expect([outcome, calls]).toMatchObject([{ kind }, asked]);
  });

  it.each([
    ['what was changed elsewhere', { ...seen, name: 'Harbour Books' }],
    ['what was saved again with the same in it', { ...seen, updatedDate: '2026-11-21' }],
  ])('is not sent over %s, which is given back', async (_what, stored) => {
    expect(await remove(succeeded(null), [succeeded([stored])])).toEqual({
      outcome: { kind: 'changed-elsewhere', stored },
      calls: ['list'],
    });
  });

  it('is done where they are gone before, and nothing is sent', async () => {
    expect(await remove(succeeded(null), [others])).toEqual({
      outcome: { kind: 'removed' },
      calls: ['list'],
    });
  });

  it.each([
    [null, 'refused'],
    [ofxFailure(), 'unknown'],
  ])('is not sent while nobody can see what stands there: %#', async (lost, kind) => {
    const { outcome, calls } = await remove(succeeded(null), [silence], lost);
    expect([outcome, calls]).toMatchObject([{ kind }, ['list']]);
  });
});
