import { chromium } from 'playwright';
import { browserOfRun } from '../../browser/browserOfRun.mjs';

const viewport = { width: 1440, height: 900 };

/** Opens a browser for some work and closes it again. */
export async function inBrowser(work) {
  const { executablePath } = await browserOfRun();
  const browser = await chromium.launch({ executablePath });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A page of `browser` on which one of the stories is signed in, as a browser with nothing kept would have it. */
export async function openSessionForUser(
  browser,
  url,
  email = 'corpay@sandbox.test',
  prepare = async () => {},
) {
  const context = await browser.newContext({ baseURL: url, viewport });
  await prepare(context);
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Sandbox-2026');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/secure/);
  return page;
}

/** A page whose context has nothing but a session that was stored before. */
export async function withStoredSession(browser, page, prepare = async () => {}) {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, viewport, storageState });
  await prepare(context);
  return context.newPage();
}
