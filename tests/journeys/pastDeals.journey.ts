import { expect, test } from './fixtures/sandboxTest.ts';

for (const width of [768, 1440])
  test(`at ${width} px a payee's name that comes after the deals moves no column`, async ({
    page,
    customer,
    sandbox,
    watch,
  }) => {
    // The browser reports the token that is not there yet.
    watch.allow(/partners\/ofx\/token/);
    await customer.signIn('ofx@sandbox.test');
    await customer.authorizePayments();
    await page.setViewportSize({ width, height: 900 });
    await sandbox.faults({ service: 'ofx', path: '/payments/beneficiaries', fault: 'delay', delayMs: 2_500 });
    await page.goto('/secure/fxgateway/deals');
    const first = page.getByRole('rowheader').first();
    await expect(first).toBeVisible();
    const columns = (): Promise<readonly number[]> =>
      page
        .getByRole('columnheader')
        .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().left));
    const before = await columns();
    const withoutName = await first.innerText();
    await expect(first).not.toHaveText(withoutName);
    expect(await columns()).toEqual(before);
  });
