import type { Locator, Page } from 'playwright/test';

/** The page asks after half a minute without activity and is locked after one; journeys move the page's clock instead of waiting. */
export const locksAfterOneMinute = {
  quoteSeconds: 30,
  origins: 1,
  env: { SANDBOX_IDLE_MINUTES: '1' },
} as const;

/** What covers a page that is locked. */
export const lockScreen = (page: Page): Locator => page.getByRole('dialog', { name: 'Sign in to continue' });
