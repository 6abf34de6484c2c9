import { describe, expect, it } from 'vitest';
import { ofxBeneficiary, ofxFailure, ofxRefusal } from '../../../test/ofxSamples.ts';
import { failed, succeeded, type Result } from '../../result/result.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import { undisturbed } from '../../ports/exclusively.ts';
import { removeOfxBeneficiary, removeSeenOfxBeneficiary } from './removeOfxBeneficiary.ts';

const silence = failed(ofxFailure());
const refusal = failed(ofxRefusal());
const others = succeeded([ofxBeneficiary('b2')]);
const still = succeeded([ofxBeneficiary('b1')]);

type Listed = Result<readonly OfxBeneficiary[], CallFailure>;

describe('the deletion of a beneficiary at OFX', () => {
  it.each<readonly [string, Result<null, CallFailure>, Listed, string, readonly string[]]>([
    ['is done when the partner says so', succeeded(null), still, 'removed', ['remove']],
    ['of who is gone already is done', failed(ofxRefusal({ status: 404 })), still, 'removed', ['remove']],
    ['that is refused left everything as it was', refusal, still, 'refused', ['remove']],
    ['that is lost is done once they are gone', silence, succeeded([]), 'removed', ['remove', 'list']],
    ['that is lost is done while others are listed', silence, others, 'removed', ['remove', 'list']],
    ['that is lost is unknown while they are listed', silence, still, 'unknown', ['remove', 'list']],
    ['that is lost is unknown while no list comes', silence, silence, 'unknown', ['remove', 'list']],
  ])('%s', async (_title, answer, listed, kind, asked) => {
    const calls: string[] = [];
    const removal = await removeOfxBeneficiary(
      {
        remove: async () => {
          calls.push('remove');
          return answer;
        },
        list: async () => {
          calls.push('list');
          return listed;
        },
      },
      'b1',
    );
    expect(removal.kind).toBe(kind);
    expect(calls).toEqual(asked);
  });
});

describe('a deletion of the beneficiary at OFX that the user was shown', () => {
  const seen = ofxBeneficiary('b1');
  const renamed = { ...seen, name: 'Harbour Books' };
  const redated = { ...seen, updatedDate: '2026-11-21' };

  it.each<readonly [string, Listed, object, readonly string[]]>([
    ['is sent over them', still, { kind: 'removed' }, ['list', 'remove']],
    [
      'is not sent where they were changed elsewhere',
      succeeded([renamed]),
      { kind: 'changed-elsewhere', stored: renamed },
      ['list'],
    ],
    [
      'is not sent where they were saved again',
      succeeded([redated]),
      { kind: 'changed-elsewhere', stored: redated },
      ['list'],
    ],
    ['is done where they are gone, and nothing is sent', others, { kind: 'removed' }, ['list']],
    ['is not sent while no list comes', silence, { kind: 'refused' }, ['list']],
  ])('%s', async (_title, listed, outcome, asked) => {
    const calls: string[] = [];
    const answered = <T>(call: string, answer: T) => {
      calls.push(call);
      return Promise.resolve(answer);
    };
    const removal = await removeSeenOfxBeneficiary(
      { remove: () => answered('remove', succeeded(null)), list: () => answered('list', listed) },
      { seen, lost: null },
      undisturbed,
    );
    expect([removal, calls]).toMatchObject([{ ok: true, value: outcome }, asked]);
  });
});
