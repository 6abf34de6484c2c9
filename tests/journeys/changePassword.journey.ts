import type { Locator } from 'playwright/test';
import { expect, test } from './fixtures/identityTest.ts';
import { password } from './fixtures/newcomer.ts';
import { lockScreen } from './fixtures/absence.ts';
import { endEverywhere } from './fixtures/endEverywhere.ts';

const email = 'empty@sandbox.test';

/** Where the last button of a dialog stands in every frame of its first half second, after a press on `opener`. */
const placesWhileOpening = (opener: Locator): Promise<readonly string[]> =>
  opener.evaluate(async (button: HTMLElement) => {
    const places = new Set<string>();
    const began = performance.now();
    button.click();
    while (performance.now() - began < 500) {
      await new Promise(requestAnimationFrame);
      const place = [...document.querySelectorAll('[role=dialog] button')].at(-1)?.getBoundingClientRect();
      if (place !== undefined) places.add(JSON.stringify(place));
    }
    return [...places];
  });

test('a customer changes the password in its dialog, which tells what is wrong, and signs in with the new one', async ({
  page,
  visitor,
  watch,
}) => {
  watch.allow(/400/);
  await visitor.enter(email);
  await page.goto('/secure/settings');
  expect(await placesWhileOpening(visitor.button('Change Password'))).toHaveLength(1);
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Change Password' });
  const fill = async (old: string, fresh: string, again: string) => {
    await visitor.field('Old Password').fill(old);
    await visitor.field('New Password').fill(fresh);
    await visitor.field('Confirm New Password').fill(again);
    await send.click();
  };
  await send.click();
  await visitor.expectProblems({
    'Old Password': 'Required field.',
    'New Password': 'Required field.',
    'Confirm New Password': 'Required field.',
  });
  await fill('short', 'shorter', 'other');
  await visitor.expectProblems({
    'Old Password': 'Password must be at least 8 characters.',
    'New Password': 'Password must be at least 8 characters.',
    'Confirm New Password': 'Passwords must match',
  });
  await fill('wrong-password-1', password, password);
  await expect(dialog.getByRole('alert')).toContainText('Incorrect username or password.');
  await expect(dialog.getByRole('alert')).toContainText(/Request \S+/);
  await fill('Sandbox-2026', 'password123', 'password123');
  await expect(dialog.getByRole('alert')).toContainText(
    'Provided password cannot be used for security reasons.',
  );
  // A password manager sees whose password this is, and nothing is forbidden to be pasted.
  await expect(dialog.locator('input[autocomplete=username]')).toHaveValue(email);
  await visitor.field('Old Password').fill('Sandbox-2026');
  await visitor.field('New Password').fill(password);
  await dialog.getByRole('button', { name: 'Show new password', exact: true }).click();
  await expect(visitor.field('New Password')).toHaveAttribute('type', 'text');
  await visitor.field('New Password').press('ControlOrMeta+A');
  await visitor.field('New Password').press('ControlOrMeta+C');
  await visitor.field('Confirm New Password').press('ControlOrMeta+A');
  await visitor.field('Confirm New Password').press('ControlOrMeta+V');
  await expect(visitor.field('Confirm New Password')).toHaveValue(password);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/secure/settings');
  await send.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Password Changed Successfully.')).toBeVisible();
  await expect(page).toHaveURL('/secure/settings');
  await otherTab.reload();
  await expect(otherTab.getByRole('button', { name: 'Change Password' })).toBeVisible();
  await expect(lockScreen(otherTab)).toHaveCount(0);
  await otherTab.close();

  await visitor.button('Logout').click();
  await expect(page).toHaveURL('/login');
  await visitor.expectTitle('Sign in to your account');
  await visitor.signIn(email);
  await visitor.expectRefusal('Incorrect username or password.');
  await visitor.signIn(email, password);
  await expect(page).toHaveURL('/secure/fxgateway/dashboard');
});

test('a session that was ended elsewhere while the password is changed leads to the lock screen, not to a refusal', async ({
  page,
  visitor,
  sandbox,
  watch,
}) => {
  watch.allow(/40[013]/);
  await visitor.enter(email);
  await page.goto('/secure/settings');
  await visitor.button('Change Password').click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await visitor.field('Old Password').fill('Sandbox-2026');
  await visitor.field('New Password').fill(password);
  await visitor.field('Confirm New Password').fill(password);
  await endEverywhere(page, sandbox);
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(lockScreen(page)).toBeVisible();
  await visitor.send({ Password: 'wrong-guess-1' }, 'Sign In');
  await visitor.expectRefusal('Incorrect username or password.');
  await expect(lockScreen(page).getByRole('alert')).toContainText(/Request \S+/);
  await visitor.send({ Password: 'Sandbox-2026' }, 'Sign In');
  await expect(lockScreen(page)).toHaveCount(0);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password Changed Successfully.')).toBeVisible();
});
