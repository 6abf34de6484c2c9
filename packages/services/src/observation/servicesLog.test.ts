import { expect, it } from 'vitest';
import { createApp } from '../http/createApp.ts';
import { logFailedCall, makeServicesLog } from './servicesLog.ts';

it('a call that fails for a reason of ours is told by where and as what, never by the words of the error', async () => {
  const written: string[] = [];
  const log = makeServicesLog({ write: (line) => written.push(line) });
  const app = createApp({ reportFailure: (_line, failed) => logFailedCall(log, failed) });
  app.put('/account', () => {
    throw Object.assign(new RangeError('invalid value "SECRET"\n    at SECRET (SECRET:1:1)'), {
      code: '22P02',
    });
  });
  const answer = await app.inject({ method: 'PUT', url: '/account?SECRET', payload: 'SECRET' });
  await app.close();
  expect(answer.body).toBe('{"message":"Internal server error"}');
  const [line = ''] = written;
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    requestId: answer.headers['x-amzn-requestid'],
    call: 'PUT /account',
    error: 'RangeError',
    code: '22P02',
    at: expect.arrayContaining([expect.stringContaining('servicesLog.test.ts')]),
  });
  expect(line).not.toContain('SECRET');
});
