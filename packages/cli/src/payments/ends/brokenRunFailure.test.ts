import { StoreUnusable } from '@fx-gateway/domain/ports/storeUnusable.ts';
import { expect, it } from 'vitest';
import { brokenRunFailure } from './brokenRunFailure.ts';

const run = { name: 'nov' };
const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

it('a run that can be kept no more says of which deals a call has left, and how it goes on, with 8', () => {
  expect(brokenRunFailure(run, ['1'], full)).toMatchObject({
    exit: 8,
    code: 'not-kept',
    message:
      'Deal 1 may have been sent. The run could not be kept on this machine: ENOSPC: no space left on device, write',
    hint: 'Mend the folder and run: fxg payments resume --key nov',
  });
  expect(brokenRunFailure(run, ['1', '2'], full).message).toMatch(/^Deals 1 and 2 may have been sent\. /);
});

it('where no call has left it says so, and ends as what broke does', () => {
  const broken = new StoreUnusable('run.json', { why: 'it cannot be read', broken: true });
  expect(brokenRunFailure(run, [], broken)).toMatchObject({
    exit: 1,
    message: expect.stringMatching(/^Nothing was sent\. /),
    hint: expect.stringMatching(/^Mend the folder and run: fxg payments resume --key nov\n/),
  });
});
