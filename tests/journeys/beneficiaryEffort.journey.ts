import { Effort, type Counted } from './fixtures/Effort.ts';
import { callsTo } from './fixtures/gatewayCalls.ts';
import { test as base, expect } from './fixtures/sandboxTest.ts';
import type { Typed } from './fixtures/Wizard.ts';

const test = base.extend<{ readonly effort: Effort }>({
  effort: async ({ page }, provide, info) => {
    const effort = new Effort();
    await effort.attach(page);
    await provide(effort);
    const { presses, fields, screens } = effort.counted;
    process.stdout.write(`${info.title}: ${presses} presses, ${fields} fields, ${screens} screens\n`);
  },
});

type Payee = {
  readonly who: string;
  /** The payee's block of their invoice, as a person copies it. */
  readonly invoice: string;
  /** What no invoice says, on each step. */
  readonly steps: readonly [Typed, Typed, Typed, Typed];
  /** No more than this may be asked of a person. */
  readonly most: Counted;
  readonly saved: Readonly<Record<string, unknown>>;
};

const prairie = 'Prairie Lantern Supply LLC\n400 Grain Street\nToledo, OH 43604';

const payees: readonly Payee[] = [
  {
    who: 'Greece by the IBAN of an invoice without an address',
    invoice: 'Meltemi Keramika AE\nIBAN GR94 9900 0030 0000 0123 4567 890',
    steps: [{}, { 'Address Line 1': '12 Kiln Street', City: 'Athens', 'Postal Code': '104 31' }, {}, {}],
    // Two thirds of the six fields that it was before anything was read.
    most: { presses: 8, fields: 4, screens: 5 },
    saved: { bankName: 'Aegean Lighthouse Bank', swiftBicCode: 'AGLKGR2X003' },
  },
  {
    who: 'Greece by the block of an invoice',
    invoice:
      'Meltemi Keramika AE\n12 Kiln Street\n104 31 Athens, Greece\nIBAN GR94 9900 0030 0000 0123 4567 890',
    steps: [{}, {}, {}, {}],
    most: { presses: 8, fields: 1, screens: 5 },
    saved: {
      accountHolderAddress1: '12 Kiln Street',
      accountHolderCity: 'Athens',
      accountHolderPostal: '104 31',
    },
  },
  {
    who: 'the United States by wire',
    invoice: `${prairie}\nRouting number 999000027\nAccount number 4417820993`,
    steps: [{}, {}, {}, {}],
    most: { presses: 8, fields: 1, screens: 5 },
    saved: {
      destinationCountry: 'US',
      accountHolderRegion: 'OH',
      bankName: 'Prairie Merchants Bank',
      swiftBicCode: 'PRMRUS2X002',
      routingCode: '999000027',
      accountNumber: '4417820993',
      paymentMethods: ['W'],
    },
  },
  {
    who: 'the United States by wire and ACH, which have numbers of their own',
    invoice: `${prairie}\nWire routing: 999000027 ACH routing: 999000111 Account: 4417820993`,
    steps: [{ iACH: true }, {}, {}, {}],
    most: { presses: 8, fields: 1, screens: 5 },
    saved: {
      paymentMethods: ['W', 'E'],
      routingCode: '999000027',
      localRoutingCode: '999000111',
      accountNumber: '4417820993',
      localAccountNumber: '4417820993',
    },
  },
  {
    who: 'India',
    invoice:
      'Malabar Spice Exports Pvt Ltd\n7 Pepper Road\nKochi 682011, Kerala\nIFSC MLBK0000007 A/c No 50100012345678',
    steps: [{}, { 'Phone Number': '+91 484 2345678' }, {}, { 'Purpose of Remittance': 'Import of goods' }],
    most: { presses: 8, fields: 3, screens: 5 },
    saved: {
      destinationCountry: 'IN',
      accountHolderRegion: 'Kerala',
      bankName: 'Malabar Lantern Bank',
      routingCode: 'MLBK0000007',
      accountNumber: '50100012345678',
    },
  },
];

for (const { who, invoice, steps, most, saved } of payees) {
  test(`a customer adds a business in ${who}, and is asked for no more than the invoice leaves open`, async ({
    page,
    customer,
    sandbox,
    wizard,
    effort,
  }) => {
    await customer.signIn();
    await customer.goTo('Beneficiaries');
    effort.begin();
    await wizard.open();
    await wizard.field('IBAN, account number or bank details').fill(invoice);
    await page.getByRole('button', { name: 'Yes, a business' }).click();
    await expect(page.getByText(/Found by the (?:IBAN|bank code)/).first()).toBeVisible();
    await wizard.fillAll(steps);
    await wizard.submit();
    await expect(page.getByText(/ was added\.$/)).toBeVisible();
    const { presses, fields, screens } = effort.counted;
    expect(presses).toBeLessThanOrEqual(most.presses);
    expect(fields).toBeLessThanOrEqual(most.fields);
    expect(screens).toBeLessThanOrEqual(most.screens);
    const [added] = await callsTo(sandbox, 'POST', '/beneficiaries');
    expect(added?.body).toMatchObject({ classification: 'Business', ...saved });
  });
}
