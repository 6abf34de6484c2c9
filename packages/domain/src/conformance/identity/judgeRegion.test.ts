import { describe, expect, it } from 'vitest';
import { formatVerdict } from '../report/doctorFinding.ts';
import { judgeRegion } from './judgeRegion.ts';
import { differsVerdict, type ExplainedVerdict } from '../responses/verdict.ts';

/** Without what it shows of a cause. */
const told = (judged: ExplainedVerdict): ExplainedVerdict => ({ ...judged, symptom: null });
const textOf = ({ verdict }: ExplainedVerdict): string => formatVerdict(verdict);

describe('the region', () => {
  const places = {
    region: 'us-west-2',
    userPoolId: 'us-west-2_abc',
    identityPoolId: 'us-west-2:1',
    apis: { 'apis.accounts': 'https://a1.execute-api.us-west-2.amazonaws.com/v1' },
  };
  it.each([
    [{}, 'as expected'],
    [{ region: 'eu-west-1' }, 'differs: region'],
    [{ identityPoolId: 'eu-west-1:1' }, 'differs: identity.identityPoolId'],
    [
      { apis: { 'apis.corpay': 'https://a1.execute-api.eu-west-1.amazonaws.com/v1' } },
      'differs: apis.corpay',
    ],
  ])('of a configuration with %j is judged as %s', (more, expected) =>
    expect(textOf(judgeRegion({ ...places, ...more }))).toBe(expected),
  );

  it('is wrong where it stands alone, and where no two agree all of them are listed', () => {
    expect(told(judgeRegion({ ...places, userPoolId: 'eu-west-1_abc' }))).toEqual(
      differsVerdict('identity.userPoolId', 'It is in eu-west-1, the others are in us-west-2.'),
    );
    expect(told(judgeRegion({ ...places, region: 'ca-central-1', userPoolId: 'eu-west-1_abc' }))).toEqual(
      differsVerdict(
        'region',
        'These do not agree: region is ca-central-1, identity.userPoolId is in eu-west-1, identity.identityPoolId is in us-west-2.',
      ),
    );
  });
});
