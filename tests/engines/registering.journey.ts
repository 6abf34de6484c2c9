import { email, password } from '../journeys/fixtures/newcomer.ts';
import { organization } from '../journeys/fixtures/organization.ts';
import { sendSignIn } from './fixtures/customer.ts';
import { expect, test } from './fixtures/engineTest.ts';
import { newestCode } from './fixtures/newestCode.ts';
import { button, field, heading, link } from './fixtures/sought.ts';

test('a stranger registers, confirms the mailed code, signs in, and saves their organization', async ({
  tab,
  sandbox,
}) => {
  await tab.open('/');
  await tab.press(link('Get started'));
  await tab.isAt('/register');
  await tab.sees(heading('Create Your Account', 1));
  await tab.press(button('Create My Account'));
  await tab.reads('You must agree to the terms and conditions');
  await tab.tick({ role: 'checkbox' });
  await tab.typeInto(field('Username'), 'Dana');
  await tab.typeInto(field('Email'), email);
  await tab.typeInto(field('Password'), password);
  await tab.typeInto(field('Confirm Password'), password);
  await tab.press(button('Create My Account'));

  await tab.sees(heading('Enter Your Code Here', 1));
  await tab.typeInto(field('Confirmation Code'), await newestCode(sandbox, email));
  await tab.sees(heading('Your account has been created. Please sign in to continue.', 1));
  await sendSignIn(tab, email, password);

  await tab.isAt('/secure/settings');
  await tab.sees(button('Save Organization'));
  for (const [label, text] of Object.entries(organization)) await tab.typeInto(field(label), text);
  await tab.press(button('Save Organization'));
  await tab.reads('Your organization is saved.');
  await tab.open('/secure');
  await tab.reads('Welcome back, Dana.');
  const saved = await sandbox.journal({ service: 'accounts', path: '/account' });
  expect(saved.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});
