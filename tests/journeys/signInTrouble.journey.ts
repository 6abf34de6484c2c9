import { expect, test } from './fixtures/identityTest.ts';

const email = 'corpay@sandbox.test';

test('a sign-in that needs what the product does not offer, or a service that is away, is said in words', async ({
  page,
  visitor,
  sandbox,
  watch,
}) => {
  watch.allow(/400|ERR_|500/);
  await page.goto('/login');
  await visitor.button('Sign In').click();
  await visitor.expectProblems({ Email: 'Valid email required', Password: 'Required field.' });
  await visitor.signIn('nobody@sandbox.test', 'wrong-guess-1');
  await visitor.expectRefusal('Incorrect username or password.');
  await sandbox.faults({
    service: 'cognito',
    operation: 'RespondToAuthChallenge',
    fault: 'status',
    status: 200,
    body: {
      ChallengeName: 'SMS_MFA',
      Session: 'a-session-of-twenty-letters',
      ChallengeParameters: { CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS', CODE_DELIVERY_DESTINATION: '+***42' },
    },
    times: 1,
  });
  await visitor.signIn(email);
  await visitor.expectRefusal(
    'Sign in was unsuccessful. Account requires an unsupported step: CONFIRM_SIGN_IN_WITH_SMS_CODE',
  );
  await sandbox.faults({ service: 'cognito', operation: 'InitiateAuth', fault: 'reset-before' });
  await visitor.signIn(email);
  await visitor.expectRefusal('The sign-in service did not answer. Check your connection and try again.');
  await sandbox.clearFaults();
  await expect(visitor.field('Email')).toHaveValue(email);
  await visitor.signIn(email);
  await expect(page).toHaveURL('/secure/fxgateway/dashboard');
});

test('trouble with credentials offers to clear the session, and then the customer gets in', async ({
  page,
  visitor,
  sandbox,
  watch,
}) => {
  watch.allow(/400/);
  await sandbox.refuse(
    'InitiateAuth',
    'NotAuthorizedException',
    'The credentials of this session do not fit.',
  );
  await visitor.knock(email);
  await visitor.expectRefusal('Authentication issue detected');
  await visitor.expectRefusal('Your password may have been reset.');
  const reloaded = page.waitForEvent('load');
  await visitor.button('Clear session').click();
  await reloaded;
  await visitor.expectTitle('Sign in to your account');
  await visitor.signIn(email);
  await expect(page).toHaveURL('/secure/fxgateway/dashboard');

  // A required reset that shows only when the page asks who is there: the session is cleared and the reset begins.
  await sandbox.refuse('GetUser', 'PasswordResetRequiredException', 'Password reset required for the user');
  await page.reload();
  await visitor.expectTitle('Your password must be reset.');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('Token')))).toEqual(
    [],
  );
});

test('a log-out that this browser cannot complete says so', async ({ page, visitor, watch }) => {
  watch.allow(/The storage is read-only/);
  await visitor.enter(email);
  await watch.answered();
  await page.evaluate(() => {
    Storage.prototype.removeItem = () => {
      throw new Error('The storage is read-only.');
    };
  });
  await visitor.button('Logout').click();
  await expect(page).toHaveURL('/login');
  await visitor.expectRefusal('Failed to logout properly. Try refreshing the page.');
  await expect(page.getByText('Logged in as')).toBeVisible();
  await expect(visitor.button('Logout')).toBeVisible();
});

test('a computer whose clock is ten minutes off still signs in and reads its account', async ({
  page,
  visitor,
  watch,
}) => {
  watch.allow(/403|400/);
  await page.clock.install({ time: Date.now() + 600_000 });
  await visitor.enter('empty@sandbox.test');
  await page.goto('/secure/settings');
  await expect(visitor.button('Edit Organization')).toBeVisible();
});

test('after an outage of the user service the right password gets in without a reload, whoever it is', async ({
  page,
  visitor,
  sandbox,
  watch,
}) => {
  watch.allow(/400|ERR_|500/);
  const away = 'The sign-in service did not answer. Check your connection and try again.';
  await visitor.enter(email);
  await watch.answered();
  await sandbox.faults({ service: 'cognito', operation: 'GetUser', fault: 'reset-before' });
  await page.reload();
  await expect(page).toHaveURL('/login');
  await visitor.expectRefusal(away);
  // The service is back: no user is held, so that a kept session blocks no sign-in, and no wrong password wakes it.
  await sandbox.clearFaults();
  await visitor.signIn('empty@sandbox.test', 'wrong-guess-1');
  await visitor.expectRefusal('Incorrect username or password.');
  await visitor.signIn('empty@sandbox.test');
  await expect(page.getByRole('paragraph').filter({ hasText: /Logged in as\s*empty/ })).toBeVisible();
  await watch.answered();
  await page.goto('/login');
  await expect(page.getByText('Logged in as empty.')).toBeVisible();
  await visitor.signIn(email);
  await visitor.expectRefusal('There is already a signed in user.');
});
