import { beneficiaryShapes } from '../journeys/fixtures/beneficiaryShapes.ts';
import { goTo, signIn } from './fixtures/customer.ts';
import { test } from './fixtures/engineTest.ts';
import { button, heading, link, type Sought } from './fixtures/sought.ts';

const searchedBank = 'Aegean Lighthouse Bank';
const steps = ['Basic Info', 'Beneficiary Address', 'Bank Address', 'Banking Details', 'Review & Submit'];

test('a customer adds a beneficiary in five steps, and finds them in the list', async ({ tab }) => {
  const [shape] = beneficiaryShapes;
  if (shape === undefined) throw new Error('There is no shape of a beneficiary.');
  await signIn(tab);
  await goTo(tab, 'Beneficiaries');
  await tab.press(link('Add New Beneficiary'));
  await tab.sees(heading('Basic Info', 2));
  for (const [index, fields] of shape.steps.entries()) {
    if (steps[index] === 'Bank Address') {
      await tab.typeInto({ label: 'Find the bank' }, searchedBank.slice(0, 6));
      await tab.press(button('Search'));
      await tab.press(button(/Athens head office/));
      await tab.seesValue({ label: 'Bank Name', within: { role: 'main' } }, searchedBank);
    }
    for (const [label, value] of Object.entries(fields)) {
      const sought: Sought = { label, within: { role: 'main' } };
      if (value === true) await tab.tick(sought);
      else if ((await tab.sees(sought)).choice !== null) await tab.choose(sought, value);
      else await tab.typeInto(sought, value);
    }
    await tab.press(button('Continue'));
    await tab.sees(heading(steps[index + 1] ?? '', 2));
  }
  // The IBAN is of another bank than the one that was searched, which is asked about.
  await tab.tick({
    label: 'I have compared these numbers with what the beneficiary gave me, and they are right.',
  });
  await tab.tick({ label: 'I have checked these values, and they are right.' });
  await tab.press(button('Add Beneficiary'));
  await tab.reads(`${shape.name} was added.`);
  await tab.open('/secure/fxgateway/beneficiaries');
  // Presses land on the row that is meant, and on no other.
  await tab.press(link(shape.name));
  await tab.sees(heading(shape.name));
  await tab.isAt(/^\/secure\/fxgateway\/beneficiaries\/[^/]+$/);
});
