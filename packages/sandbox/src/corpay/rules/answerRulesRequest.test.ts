import { beneficiaryCurrencies } from '@fx-gateway/domain/geography/beneficiaryCurrencies.ts';
import { bankCountries, countries } from '@fx-gateway/domain/geography/countries.ts';
import { describe, expect, it } from 'vitest';
import { buildPartnerTemplate } from './buildPartnerTemplate.ts';
import { answerRulesRequest } from './answerRulesRequest.ts';
import { findRulesSubjectErrors, type RulesSubject } from './rulesSubject.ts';

const subjects: readonly RulesSubject[] = countries.flatMap(({ countryISO }) =>
  [
    ...(countryISO === 'CN' ? (['', 'GB'] as const) : []),
    ...bankCountries.map((bank) => bank.countryISO),
  ].flatMap((bankCountry) =>
    beneficiaryCurrencies.flatMap((bankCurrency) =>
      (['Individual', 'Business'] as const).flatMap((classification) =>
        ([['W'], ['E'], ['W', 'E']] as const).map((paymentMethods) => ({
          destinationCountry: countryISO,
          bankCountry,
          bankCurrency,
          classification,
          paymentMethods,
        })),
      ),
    ),
  ),
);

const templates = subjects
  .filter((subject) => findRulesSubjectErrors(subject).length === 0)
  .map((subject) => buildPartnerTemplate(subject));

const regionsIn = (country: string) =>
  templates.find(({ acctRegions }) => acctRegions[0]?.country === country)?.acctRegions.length;

const query = {
  destinationcountry: 'AU',
  bankcountry: 'AU',
  bankCurrency: 'AUD',
  classification: 'Individual',
  paymentMethods: 'W,E',
};

describe('every template', () => {
  const rules = templates.flatMap((template) => [...template.rules, ...template.regulatoryRules]);
  const patterns = new Set(rules.flatMap((rule) => rule.patterns.map(({ regEx }) => regEx)));

  it('has anchored patterns that an engine without look-around and back-references runs', () => {
    expect(patterns.size).toBeGreaterThan(40);
    for (const pattern of patterns) {
      expect(pattern).toMatch(/^\^.*\$$/s);
      expect(pattern).not.toMatch(/\(\?|\\[1-9k]/);
      expect(() => new RegExp(pattern, 'u')).not.toThrow();
    }
  });

  it('asks for every member once, for both postal codes, and has defaults that can be chosen', () => {
    const wrong = templates.filter(({ rules: asked }) => {
      const ids = asked.map(({ id }) => id);
      const required = new Set(asked.filter(({ isRequired }) => isRequired).map(({ id }) => id));
      return !(
        new Set(ids).size === ids.length &&
        required.has('accountHolderPostal') &&
        required.has('bankPostal') &&
        asked.every(
          ({ defaultValue, valueSet }) =>
            defaultValue === '' || valueSet?.some(({ id }) => id === defaultValue) === true,
        )
      );
    });
    expect(templates.length).toBeGreaterThan(1_000);
    expect(wrong).toEqual([]);
  });

  it('gives the regions of the destination and of the bank: 8 in AU, 13 in CA, 51 in US', () => {
    expect([regionsIn('AU'), regionsIn('CA'), regionsIn('US')]).toEqual([8, 13, 51]);
    for (const { countryISO } of countries) expect(regionsIn(countryISO)).toBeGreaterThan(3);
  });
});

describe('the answer to a question for rules', () => {
  it('writes a rule with its first pattern twice, for older clients', () => {
    expect(answerRulesRequest(query)).toMatchObject({
      status: 200,
      body: {
        content: {
          template: {
            rules: expect.arrayContaining([
              {
                id: 'localRoutingCode',
                label: 'Local BSB Code',
                isRequired: true,
                regEx: '^\\d{3}-?\\d{3}$',
                errorMessage: 'Local BSB Code must have 6 digits, such as 990-014.',
                validationRules: [
                  {
                    regEx: '^\\d{3}-?\\d{3}$',
                    errorMessage: 'Local BSB Code must have 6 digits, such as 990-014.',
                  },
                ],
                defaultValue: '',
                valueSet: null,
                links: [],
              },
            ]),
            regulatoryRules: [],
          },
          acctRegions: expect.arrayContaining([
            { id: 'NSW', code: 'NSW', name: 'New South Wales', country: 'AU', countryName: 'Australia' },
          ]),
        },
      },
    });
  });

  it('is given for China while the bank country is not chosen, and for nobody else', () => {
    const china = {
      ...query,
      destinationcountry: 'CN',
      bankcountry: '',
      bankCurrency: 'CNY',
      paymentMethods: 'W',
    };
    expect(answerRulesRequest(china)).toMatchObject({ status: 200, body: { content: { bankRegions: [] } } });
    expect(answerRulesRequest({ ...query, bankcountry: '' })).toMatchObject({
      status: 400,
      body: { errors: [{ key: 'bankCountry' }] },
    });
  });

  it.each([
    [{ bankcountry: 'JP', bankCurrency: 'JPY' }, 'paymentMethods'],
    [{ bankCurrency: 'USD' }, 'paymentMethods'],
    [{ destinationcountry: 'CN' }, 'paymentMethods'],
    [{ bankCurrency: 'MXN' }, 'bankCurrency'],
    [{ bankcountry: 'FR' }, 'bankcountry'],
    [{ paymentMethods: 'E,W' }, 'paymentMethods'],
    [{ bankCountry: 'AU' }, 'body'],
  ])('is a refusal for %j', (asked, key) => {
    expect(answerRulesRequest({ ...query, ...asked })).toMatchObject({
      status: 400,
      body: { errors: [{ key }] },
    });
  });
});
