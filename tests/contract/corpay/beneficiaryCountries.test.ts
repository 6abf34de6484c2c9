import { systemIdentifiers } from '@fx-gateway/adapters/node';
import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import { findFeeSettlementAccount } from '@fx-gateway/domain/corpay/instruction/findFeeSettlementAccount.ts';
import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts';
import { rulesQueryOf } from '@fx-gateway/domain/corpay/beneficiaries/fields/rulesQuery.ts';
import { writeField } from '@fx-gateway/domain/corpay/beneficiaries/fields/writeField.ts';
import { findWizardStepProblems } from '@fx-gateway/domain/corpay/beneficiaries/judging/findWizardStepProblems.ts';
import { saveBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/saving/saveBeneficiary.ts';
import { findDroppedFieldLabels } from '@fx-gateway/domain/corpay/beneficiaries/wizard/findDroppedFieldLabels.ts';
import { makeWizardRecordToSend } from '@fx-gateway/domain/corpay/beneficiaries/wizard/makeWizardRecordToSend.ts';
import {
  makeInitialWizardState,
  findRulesToLoad,
  type WizardState,
} from '@fx-gateway/domain/corpay/beneficiaries/wizard/wizardState.ts';
import { reduceWizard } from '@fx-gateway/domain/corpay/beneficiaries/wizard/reduceWizard.ts';
import { countries } from '@fx-gateway/domain/geography/countries.ts';
import { isCurrency } from '@fx-gateway/domain/geography/currency.ts';
import { minorPerMajor, makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { corpayOf } from './corpayOf.ts';
import { sampleBeneficiaries, type Typed } from './sampleBeneficiaries.ts';
import { valueOf } from '../harness/outcomes.ts';
import { productClient, type ProductClient } from '../harness/productClient.ts';
import { leaseSandbox, type Lease } from '../harness/leaseSandbox.ts';

let running: Lease;
let client: ProductClient;
let corpay: Corpay;

beforeAll(async () => {
  running = await leaseSandbox({ quoteSeconds: 600 });
  client = await productClient(running.url);
  corpay = await corpayOf(await client.beSignedIn());
});

afterAll(async () => {
  await running.giveBack();
  await client.remove();
});

/** The wizard with the rules that it wants now. */
const withRules = async (state: WizardState): Promise<WizardState> => {
  const query = findRulesToLoad(state);
  if (query === null) return state;
  const template = valueOf(await corpay.beneficiaries.rules(query));
  return reduceWizard(state, { type: 'rules-received', query, template });
};

/** What the rules hang on is typed before the rest, as on the first step. */
const leading = ['destinationCountry', 'classification', 'bankCountry', 'paymentMethods'];

const type = (state: WizardState, typed: Typed, fields: readonly string[]): WizardState =>
  fields.reduce(
    (written, field) => reduceWizard(written, { type: 'field-written', field, value: typed[field] ?? '' }),
    state,
  );

const fill = async (opened: WizardState, typed: Typed): Promise<WizardState> => {
  const first = leading.filter((field) => field in typed);
  let state = await withRules(type(opened, typed, first));
  state = await withRules(
    type(
      state,
      typed,
      Object.keys(typed).filter((field) => !first.includes(field)),
    ),
  );
  state = reduceWizard(state, { type: 'GO_TO_STEP', step: 'basic-info' });
  while (state.step !== 'review') {
    const { step } = state;
    expect(findWizardStepProblems(step, state.record, state.template)).toEqual([]);
    state = reduceWizard(state, { type: 'FINISH_STEP' });
    expect(state.step).not.toBe(step);
  }
  return state;
};

const save = async (state: WizardState): Promise<Beneficiary> => {
  const { mode } = state;
  const sent = makeWizardRecordToSend(state);
  if (sent === null) throw new Error('The wizard has no rules.');
  const idempotencyKey = systemIdentifiers.uuid();
  expect(await saveBeneficiary(corpay, { mode, record: sent, idempotencyKey })).toEqual({ kind: 'saved' });
  return sent;
};

/**
 * What another program may have stored of the same beneficiary: a delivery and a number that the wizard does not ask for,
 * and no region where none is required.
 */
const storedElsewhere = async (beneficiary: Beneficiary): Promise<Beneficiary> => {
  const { rules } = valueOf(await corpay.beneficiaries.rules(rulesQueryOf(beneficiary)));
  const required = (member: string) => rules.some(({ id, isRequired }) => id === member && isRequired);
  const asked = new Set(rules.map(({ id }) => id));
  const record: Beneficiary = {
    ...beneficiary,
    settlementMethods: asked.has('settlementMethods') ? beneficiary.settlementMethods : 'Z',
    methodOfDelivery: asked.has('methodOfDelivery') ? beneficiary.methodOfDelivery : 'Z',
    accountHolderRegion: required('accountHolderRegion') ? beneficiary.accountHolderRegion : '',
    bankRegion: required('bankRegion') ? beneficiary.bankRegion : '',
    iban: asked.has('iban') ? beneficiary.iban : 'SANDBOX 1',
  };
  valueOf(await corpay.beneficiaries.edit(record));
  const stored = valueOf(await corpay.beneficiaries.show(beneficiary.clientIntegrationId));
  expect(stored).toEqual({ ...record, lastUpdate: expect.any(String) });
  return stored;
};

/** The record with what was typed in it and nothing else changed. */
const withOnly = (record: Beneficiary, typed: Typed): Beneficiary =>
  Object.entries(typed).reduce((written, [field, value]) => writeField(written, field, value), record);

const byKey = (record: Beneficiary): Beneficiary => ({
  ...record,
  regulatory: record.regulatory.toSorted((a, b) => a.key.localeCompare(b.key)),
});

/** Books and instructs a payment of 2,500 to a beneficiary; gives the order number. */
const pay = async (beneficiary: Beneficiary): Promise<string> => {
  const currency = beneficiary.bankCurrency;
  if (!isCurrency(currency)) throw new Error(`${currency} is no currency.`);
  const amount = makeMoney(2_500n * minorPerMajor(currency), currency);
  const settlementCurrency = currency === 'USD' ? 'EUR' : 'USD';
  const asked = { settlementCurrency, paymentCurrency: currency, lockSide: 'Payment', amount } as const;
  const { quoteId } = valueOf(await corpay.quotes.request(asked));
  const { orderNumber } = valueOf(await corpay.deals.book(quoteId, systemIdentifiers.uuid()));
  const method = beneficiary.paymentMethods.at(-1) ?? '';
  const [accounts, purposes] = await Promise.all([
    corpay.settlements.accounts(),
    corpay.settlements.purposes({ currency, countryISO: beneficiary.bankCountry, method }),
  ]);
  const account = valueOf(accounts).find((one) => one.currency === settlementCurrency);
  const purpose = valueOf(purposes)[0];
  if (orderNumber === null || account === undefined || purpose === undefined) throw new Error('No choice.');
  const fee = findFeeSettlementAccount(account, valueOf(accounts));
  const feeAccount = fee.kind === 'same-account' ? fee.account : fee.choices[0];
  if (feeAccount === undefined) throw new Error('No account for the fee.');
  const instructed = await corpay.deals.instruct(
    {
      orderNumber,
      payments: [
        {
          amount,
          beneficiaryId: beneficiary.clientIntegrationId,
          deliveryMethod: method,
          purposeOfPayment: purpose.id,
          paymentReference: 'INV 14',
        },
      ],
      settlement: { accountId: account.id, deliveryMethod: account.method.id, currency: settlementCurrency },
      fee: { accountId: feeAccount.id, deliveryMethod: feeAccount.method.id },
    },
    systemIdentifiers.uuid(),
  );
  expect(valueOf(instructed)).toEqual({ orderNumber, requestId: expect.any(String) });
  return orderNumber;
};

it('has a sample for every country that is served', () => {
  expect(sampleBeneficiaries.map(({ country }) => country).toSorted()).toEqual(
    countries.map(({ countryISO }) => countryISO).toSorted(),
  );
});

it.each(sampleBeneficiaries)(
  'a beneficiary in $country is added, changed, paid in $currency and deleted',
  async ({ country, currency, typed, edited }) => {
    const id = systemIdentifiers.uuid();
    const added = await save(
      await fill(makeInitialWizardState('add', newBeneficiary(id)), {
        destinationCountry: country,
        ...typed,
      }),
    );
    const { beneficiaries } = corpay;
    const stored = valueOf(await beneficiaries.show(id));
    // When it was changed last is the partner's to say.
    expect(stored).toEqual({ ...added, lastUpdate: expect.any(String) });
    expect(stored).toMatchObject({ destinationCountry: country, bankCurrency: currency });

    const kept = await storedElsewhere(stored);
    const editing = await fill(makeInitialWizardState('edit', kept), edited);
    expect(findDroppedFieldLabels(editing)).toEqual([]);
    await save(editing);
    const changed = valueOf(await beneficiaries.show(id));
    expect(byKey(changed)).toEqual(byKey({ ...withOnly(kept, edited), lastUpdate: expect.any(String) }));
    expect(changed).not.toEqual(kept);

    const orderNumber = await pay(changed);
    expect(valueOf(await corpay.orders.show(orderNumber)).payments).toMatchObject([
      { payeeName: changed.accountHolderName, amount: { currency, amount: 2_500 } },
    ]);

    valueOf(await beneficiaries.remove(id));
    expect(await beneficiaries.show(id)).toMatchObject({ ok: false, failure: { status: 404 } });
    const left = valueOf(await beneficiaries.list());
    expect(left.some(({ clientIntegrationId }) => clientIntegrationId === id)).toBe(false);
  },
);
