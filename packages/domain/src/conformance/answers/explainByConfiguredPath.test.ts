import { expect, it } from 'vitest';
import { makeSymptom } from '../causes/makeSymptom.ts';
import { refusedVerdict, addSymptomToVerdict } from '../responses/verdict.ts';
import { explainByConfiguredPath } from './explainByConfiguredPath.ts';
import type { UserCallProbeResult } from './judgeLostQuery.ts';

const refused = addSymptomToVerdict(refusedVerdict(), makeSymptom('call-refused', 'GET /changes is refused'));
const answered = (status: number, message?: string): UserCallProbeResult => ({
  query: [],
  status,
  said: message === undefined ? null : { status, headers: {}, body: { message } },
});
const shownBy = (...asked: readonly UserCallProbeResult[]) => {
  const { symptom: shown } = explainByConfiguredPath(
    refused,
    'GET /changes',
    'administration.auditPath',
    asked,
  );
  return `${shown?.kind} ${shown?.said ?? ''}`.trim();
};

it('a path that a setting names is why a call is refused where others go well and this path is not there', () => {
  expect(shownBy(answered(200), answered(404, 'No such path'))).toBe(
    'configured-path-missing 404 No such path',
  );
  expect(shownBy(answered(200), answered(403))).toBe('configured-path-missing');
});

it('a path that a setting names is not why where nothing goes well, or the service refuses otherwise', () => {
  expect(shownBy(answered(404, 'No such path'))).toBe('call-refused');
  expect(shownBy(answered(200), answered(403, 'Only for auditors.'))).toBe('call-refused');
  expect(shownBy(answered(200), answered(502, 'Bad gateway'))).toBe('call-refused');
});
