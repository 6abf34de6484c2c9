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

test('a screen that moves by itself is heard', async ({ page, watch }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await page.evaluate(() => {
    const late = document.createElement('div');
    late.style.height = '12rem';
    document.body.prepend(late);
  });
  await expect.poll(() => watch.complaints.join('\n')).toMatch(/^shift: \/login moved by 0\.\d+: /);
  expect(watch.take()).toHaveLength(1);
});
