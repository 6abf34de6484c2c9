import { expect, it } from 'vitest';
import { judgeUnsteady } from './judgeUnsteady.ts';

const answer = (status: number, message = '') => ({ status, headers: {}, body: { message } });
const shownBy = (hasToken: boolean, ...tries: readonly ReturnType<typeof answer>[]) => {
  const judged = judgeUnsteady([{ tries, hasToken }]);
  return judged === null ? null : `${judged.symptom?.kind} ${judged.symptom?.seen}`;
};

it('the same call refused once and let in once shows that those who answer are not alike', () => {
  expect(shownBy(true, answer(401, 'No such token'), answer(200))).toBe(
    'instances-differ 1 of 2 signed calls',
  );
  expect(shownBy(false, answer(403, 'Forbidden'), answer(200), answer(403))).toBe(
    'ways-differ 2 of 3 signed calls',
  );
});

it('what a gateway says of a signature is no matter of the token that the call carries', () => {
  const changed = answer(
    403,
    'The request signature we calculated does not match the signature you provided.',
  );
  expect(shownBy(true, changed, answer(200))).toBe('ways-differ 1 of 2 signed calls');
});

it('nothing is shown by a refusal that stays, by trouble that passes, or by the time that a gateway tells', () => {
  expect(shownBy(true, answer(401), answer(401))).toBeNull();
  expect(shownBy(true, answer(503), answer(200))).toBeNull();
  expect(shownBy(false, answer(403, 'Signature expired: 1 is now earlier than 2'), answer(200))).toBeNull();
});
