import type { Page } from 'playwright/test';
import { expect, test } from './fixtures/identityTest.ts';

/** The files that the page has loaded, by their name, and how many bytes each is as gzip writes it. */
const filesLoaded = async (page: Page, ending: string): Promise<ReadonlyMap<string, number>> => {
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const files = addresses.flatMap((address) => {
    const name = /\/assets\/(?<name>.+)-[\w-]{8}\.\w+$/.exec(address)?.groups?.['name'];
    return name === undefined || !address.endsWith(ending) ? [] : [[name, address] as const];
  });
  const sizes = new Map<string, number>();
  for (const [name, address] of new Map(files)) {
    const answer = await page.request.get(address, { headers: { 'accept-encoding': 'gzip' } });
    sizes.set(name, Number(answer.headers()['content-length']));
  }
  return sizes;
};

/** The files together weigh no more than this; where they do, the message has each of them, the heaviest first. */
const expectAtMost = (files: ReadonlyMap<string, number>, bytes: number): void => {
  const heaviestFirst = [...files].toSorted(([, one], [, other]) => other - one);
  const named = heaviestFirst.map(([name, size]) => `${name} ${size}`).join(', ');
  const together = [...files.values()].reduce((sum, size) => sum + size, 0);
  expect(together, `bytes of ${named}`).toBeLessThanOrEqual(bytes);
};

test('every file crosses the network once, and what has arrived is shown without a connection', async ({
  page,
  visitor,
  watch,
}) => {
  await page.goto('/login');
  await visitor.expectTitle('Sign in to your account');
  expectAtMost(await filesLoaded(page, '.js'), 149_700);
  await visitor.enter('corpay@sandbox.test');
  await page.getByRole('link', { name: 'Help' }).first().click();
  await visitor.expectTitle('Help');
  const crossings = await page.evaluate(() => {
    const counted: Record<string, number> = {};
    for (const entry of performance.getEntriesByType('resource'))
      if (entry instanceof PerformanceResourceTiming && entry.name.includes('/assets/'))
        counted[entry.name] = (counted[entry.name] ?? 0) + (entry.transferSize > 0 ? 1 : 0);
    return counted;
  });
  expect(Object.keys(crossings).filter((name) => /HelpPage|help-/.test(name))).toHaveLength(3);
  expect(Object.entries(crossings).filter(([, times]) => times > 1)).toEqual([]);
  // What is needed together is one file: these are all of a sign-in, the dashboard with what is to do, Book A Deal, Help, and the
  // dialogs that are fetched ahead.
  const filesOf = (ending: string) => Object.keys(crossings).filter((name) => name.endsWith(ending));
  expect(filesOf('.js').length, filesOf('.js').join(' ')).toBeLessThanOrEqual(18);
  expect(filesOf('.css').length).toBeLessThanOrEqual(5);

  // What is only needed to sign in, or looked up by a name, is not among the files of a reload.
  await page.goto('/secure/fxgateway/dashboard');
  await expect.poll(async () => (await filesLoaded(page, '.js')).has('RatesPanel')).toBe(true);
  // What waits below the form comes after it, in a file of its own.
  await expect(page.getByRole('region', { name: 'Pay again' })).toBeVisible();
  const scripts = await filesLoaded(page, '.js');
  expect(scripts.size).toBeLessThanOrEqual(13);
  expectAtMost(scripts, 271_000);
  const styles = await filesLoaded(page, '.css');
  expect(styles.size).toBeLessThanOrEqual(4);
  expectAtMost(styles, 16_400);

  await page.goto('/secure/settings/elsewhere');
  await visitor.expectTitle('Page not found.');
  await expect(page.getByRole('complementary', { name: 'Market Rates' }).getByRole('listitem')).toHaveCount(
    12,
  );
  await watch.disconnect();
  await page.getByRole('link', { name: 'Help' }).first().click();
  await visitor.expectTitle('Help');
});
