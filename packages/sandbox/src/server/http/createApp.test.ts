import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from './createApp.ts';

afterEach(() => vi.restoreAllMocks());

describe('a defect', () => {
  it('is answered without its cause, and written down without the values that were to be kept', async () => {
    const written = vi.spyOn(console, 'error').mockReturnValue();
    const app = createApp();
    app.get('/broken', () => {
      throw Object.assign(new Error('the table is gone'), { params: ['314159'], detail: 'Key (314159)' });
    });

    const answer = await app.inject('/broken');

    expect([answer.statusCode, answer.json()]).toEqual([500, { message: 'Internal server error' }]);
    expect(written.mock.calls).toEqual([[expect.stringContaining('the table is gone')]]);
    expect(JSON.stringify(written.mock.calls)).toContain(String(answer.headers['x-amzn-requestid']));
    expect(JSON.stringify(written.mock.calls)).not.toContain('314159');
  });
});
