import { callsTo } from './fixtures/gatewayCalls.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

const iban = 'GR94 9900 0030 0000 0123 4567 890';

test('a customer adds a beneficiary in Greece from an IBAN: country, currency, bank and BIC follow from it', async ({
  page,
  customer,
  sandbox,
  wizard,
  see,
}) => {
  await customer.signIn();
  await customer.goTo('Beneficiaries');
  await wizard.open();
  const given = wizard.field('IBAN, account number or bank details');
  await expect(given).toBeFocused();
  await given.fill('GR95 9900 0030 0000 0123 4567 890');
  await expect(
    page.getByText(/check digits do not fit the rest\. Compare it in fours/).first(),
  ).toBeVisible();
  await see('wizard-iban-mistyped');
  await given.fill(iban);
  await expect(page.getByText(/^Aegean Lighthouse Bank, Thessaloniki.*AGLKGR2X003$/)).toBeVisible();
  await expect(wizard.field('Destination Country').getByRole('option', { selected: true })).toHaveText(
    'Greece',
  );
  await expect(wizard.field('Currency')).toHaveValue('EUR');
  await wizard.field('Account Holder Name').fill('Μελτέμι Κεραμικά ΑΕ');
  await expect(page.getByText(/By ISO 843 this name is Meltemi Keramika AE\./)).toBeVisible();
  await expect(page.getByText(/'ΑΕ' in the name stands for a company/)).toBeVisible();
  await see('wizard-from-iban');
  await page.getByRole('button', { name: 'Use this name' }).click();
  await page.getByRole('button', { name: 'Yes, a business' }).click();
  await expect(wizard.field('Registered Business Name')).toHaveValue('Meltemi Keramika AE');
  await wizard.finish({}, 'Beneficiary Address');
  await wizard.finish(
    { 'Address Line 1': '12 Kiln Street', City: 'Athens', 'Postal Code': '104 31' },
    'Bank Address',
  );
  await expect(page.getByText('Found by the IBAN: Aegean Lighthouse Bank.')).toBeVisible();
  await expect(wizard.field('Bank City')).toHaveValue('Thessaloniki');
  await expect(wizard.field('Bank Region').getByRole('option', { selected: true })).toHaveText(
    'Central Macedonia',
  );
  await see('wizard-bank-from-iban');
  await wizard.finish({}, 'Banking Details');
  await expect(wizard.field('SWIFT / BIC Code')).toHaveValue('AGLKGR2X003');
  await wizard.finish({}, 'Review & Submit');
  const presets = page.getByRole('region', { name: 'We filled in these values. You have not changed them.' });
  await expect(presets.getByRole('listitem')).toHaveText([/Wire/, /Attica/]);
  await expect(page.getByText('First confirm the values that we filled in, or change them.')).toBeVisible();
  await see('wizard-review-from-iban');
  await page.getByRole('button', { name: 'Change Region' }).click();
  await expect(wizard.field('Region')).toBeFocused();
  await wizard.field('Region').selectOption({ label: 'Crete' });
  await wizard.finish({}, 'Review & Submit');
  await expect(presets.getByRole('listitem')).toHaveText([/Wire/]);
  await wizard.submit();
  await expect(page.getByText('Meltemi Keramika AE was added.')).toBeVisible();
  const [added] = await callsTo(sandbox, 'POST', '/beneficiaries');
  expect(added?.body).toMatchObject({
    accountHolderName: 'Meltemi Keramika AE',
    classification: 'Business',
    destinationCountry: 'GR',
    bankCurrency: 'EUR',
    bankCountry: 'GR',
    bankName: 'Aegean Lighthouse Bank',
    accountHolderRegion: 'Crete',
    bankRegion: 'Central Macedonia',
    bankPostal: '546 24',
    iban: iban.replaceAll(' ', ''),
    swiftBicCode: 'AGLKGR2X003',
  });
});
