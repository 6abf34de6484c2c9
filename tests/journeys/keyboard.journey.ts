import { expect, test } from './fixtures/identityTest.ts';
import { organization } from './fixtures/organization.ts';
import { tabTo } from './fixtures/tabTo.ts';
import { changedPassword, email, password } from './fixtures/newcomer.ts';

test('without a mouse a stranger becomes a customer, changes the password, recovers it and leaves', async ({
  page,
  visitor,
  secrets,
  watch,
}) => {
  // After a reset all sessions are ended with the sign-in, and the service is asked whether that was done.
  watch.allow(/400/);
  secrets.learn(password);
  secrets.learn(changedPassword);
  const { keyboard } = page;
  const type = async (label: string, text: string) => {
    await tabTo(page, visitor.field(label));
    await keyboard.type(text);
  };
  const press = async (role: 'button' | 'link', name: string) => {
    await tabTo(page, page.getByRole(role, { name, exact: true }).last());
    await keyboard.press('Enter');
  };
  await page.goto('/login');
  await press('link', 'sign up now');
  await visitor.expectTitle('Create Your Account');
  await type('Username', 'Dana');
  await type('Email', email);
  await type('Password', password);
  await keyboard.press('Enter');
  // The first field that is wrong has the focus.
  await expect(visitor.field('Confirm Password')).toBeFocused();
  await keyboard.type(password);
  await tabTo(page, page.getByRole('checkbox'));
  await keyboard.press('Space');
  await press('button', 'Create My Account');
  await visitor.expectTitle('Enter Your Code Here');
  await expect(visitor.field('Confirmation Code')).toBeFocused();
  // The sixth digit sends it.
  await keyboard.type(await visitor.code(email));
  await visitor.expectTitle('Your account has been created. Please sign in to continue.');
  await tabTo(page, visitor.field('Password'));
  await keyboard.type(password);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/secure/settings');
  for (const [label, text] of Object.entries(organization)) await type(label, text);
  await keyboard.press('Enter');
  await expect(page.getByText('Your organization is saved.')).toBeVisible();

  await press('button', 'Change Password');
  const dialog = page.getByRole('dialog');
  await type('Old Password', password);
  await type('New Password', changedPassword);
  await type('Confirm New Password', changedPassword);
  await keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Password Changed Successfully.')).toBeVisible();
  await press('link', 'Help');
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  await press('button', 'Logout');
  await visitor.expectTitle('Sign in to your account');

  await press('link', 'Forgot your password?');
  await type('Email', email);
  await keyboard.press('Enter');
  await expect(visitor.field('Recovery Code')).toBeFocused();
  await keyboard.type(await visitor.code(email));
  await type('New Password', password);
  await keyboard.press('Enter');
  await visitor.expectTitle('Your password has been reset. Please sign in to continue.');
});
