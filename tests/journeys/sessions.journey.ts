import { expect, test } from './house/identityTest.ts';

const email = 'corpay@sandbox.test';

test('a session that was ended elsewhere leads to the sign-in with a sentence, and from there back', async ({
  page,
  customer,
  visitor,
  sandbox,
  watch,
}) => {
  watch.allow(/40[013]/);
  await customer.signIn();
  await expect(customer.beneficiary).toBeEnabled();
  const endEverywhere = async () => {
    const AccessToken = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken'));
      return localStorage.getItem(key ?? '');
    });
    const answer = await fetch(`${sandbox.servicesUrl}/services/cognito/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
      },
      body: JSON.stringify({ AccessToken }),
    });
    expect(answer.status).toBe(200);
  };
  await endEverywhere();
  await customer.goTo('Past Orders');
  await expect(page).toHaveURL('/login');
  await visitor.expectRefusal('Your session has ended. Please sign in to continue.');
  await visitor.signIn(email);
  await expect(page).toHaveURL('/secure/fxgateway/orders');
  await expect(page.getByRole('rowheader', { name: '20418166' })).toBeVisible();

  await endEverywhere();
  await page.reload();
  await expect(page).toHaveURL('/login');
  // Asked anew, the service says it in its own words.
  await visitor.expectRefusal('Invalid login token. Token revoked.');
  await visitor.signIn(email);
  await expect(page).toHaveURL('/secure/fxgateway/orders');
});

test('two tabs are one session: who leaves or enters in one does so in the other', async ({
  page,
  context,
  visitor,
  watch,
}) => {
  // Calls that were on their way when the other tab signed out are refused.
  watch.allow(/40[013]/);
  await visitor.enter(email);
  const other = await context.newPage();
  await other.goto('/secure/help');
  await expect(other.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  await visitor.button('Logout').click();
  await expect(other).toHaveURL('/login');
  await expect(other.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await expect(other.getByRole('alert')).toHaveCount(0);

  await visitor.expectTitle('Sign in to your account');
  await visitor.signIn('empty@sandbox.test');
  await expect(page).toHaveURL('/secure/fxgateway/dashboard');
  // The sign-in page of the other tab says who is there and offers the way out.
  await expect(other.getByText('Logged in as empty.')).toBeVisible();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await visitor.expectTitle('Sign in to your account');
});
