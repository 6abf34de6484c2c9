import { expect, test } from './fixtures/sandboxTest.ts';

test('every page arrives under the strict policy', { tag: '@every-setting' }, async ({ page, sandbox }) => {
  for (const path of ['/', '/login', '/secure/fxgateway/dashboard']) {
    const answer = await page.goto(path);
    const headers = answer?.headers() ?? {};
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("script-src 'self'");
    expect(policy, path).not.toContain('unsafe');
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    if (sandbox.setting.origins === 2) expect(policy, path).toContain(sandbox.servicesUrl);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBeTruthy();
  }
});

test('a breach of the policy is heard', async ({ page, watch }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>markup made of text</b>');
    } catch {
      // Trusted Types refuse it; the report is what counts.
    }
  });
  await expect.poll(() => watch.complaints.join('\n')).toMatch(/policy: require-trusted-types-for/);
  expect(watch.take()).not.toEqual([]);
});
