import { describe, expect, it } from 'vitest';
import { makeSymptom } from '../causes/makeSymptom.ts';
import { asExpectedVerdict, differsVerdict, addSymptomToVerdict } from '../responses/verdict.ts';
import { explainByUnmappedPath } from './explainByUnmappedPath.ts';

const forbidden = (said: string) =>
  addSymptomToVerdict(differsVerdict('apis.corpay', ''), {
    ...makeSymptom('forbidden', 'pay.example.com'),
    said,
  });
const well = asExpectedVerdict();
const place = { address: 'https://pay.example.com/corpay', target: 'https://pay.example.com' };
const beside = { target: 'https://pay.example.com', judged: well };

const shown = (
  ...[said, others, at = place]: [string, { target: string; judged: typeof well }[], typeof place?]
) => explainByUnmappedPath(forbidden(said), at, others).symptom;

describe('a path where a gateway forbids everything', () => {
  it.each(['ForbiddenException: Forbidden', 'Forbidden'])(
    'is not known there, where the host answers well below other paths: %s',
    (said) =>
      expect(shown(said, [beside])).toMatchObject({
        kind: 'no-path-mapping',
        seen: 'pay.example.com',
        instead: '/corpay',
        whole: true,
      }),
  );

  it('is behind a rule of the gateway, where nothing of that host is well', () => {
    expect(shown('Forbidden', [])?.kind).toBe('forbidden');
    expect(shown('Forbidden', [{ target: 'https://other.example.com', judged: well }])?.kind).toBe(
      'forbidden',
    );
    expect(shown('Forbidden', [{ ...beside, judged: forbidden('Forbidden') }])?.kind).toBe('forbidden');
  });

  it('is behind what refuses it in other words, or is the whole host', () => {
    expect(shown('ForbiddenException: User is not authorized', [beside])?.kind).toBe('forbidden');
    expect(shown('Forbidden', [beside], { ...place, address: 'https://pay.example.com/' })?.kind).toBe(
      'forbidden',
    );
  });
});
