import type { RulesQuery } from '@fx-gateway/domain/corpay/api/rulesTemplate.ts';
import { describe, expect, it } from 'vitest';
import { answeredCorpay, forms } from '../../test/answeredCorpay.ts';

const asked: RulesQuery = {
  destinationCountry: 'KR',
  bankCountry: 'KR',
  bankCurrency: 'KRW',
  classification: 'Business',
  paymentMethods: ['W', 'E'],
};

const rules = `[
  {"id":"accountHolderName","label":"Account Holder Name","isRequired":true,"regEx":"^.{0,100}$","errorMessage":"At most 100 characters.",
   "validationRules":[{"regEx":"^.{0,100}$","errorMessage":"At most 100 characters."},{"regEx":"^[^<>\\\\x22]*$","errorMessage":"Must not contain <, > or quotes."}],
   "defaultValue":null,"valueSet":null,"links":[]},
  {"id":"swiftBicCode","label":null,"isRequired":"true","regEx":"^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$","errorMessage":"Not a SWIFT code.",
   "validationRules":null,"defaultValue":"","valueSet":[],"isRequiredInValueSet":false},
  {"id":"bankCurrency","label":"Currency","isRequired":true,"validationRules":[{"regEx":null,"errorMessage":null}],"defaultValue":"KRW",
   "valueSet":[{"id":"KRW","text":"Won"},{"code":"USD","text":"US Dollar"},{"id":410,"text":null}],
   "links":[{"rel":"CURRENCIES","uri":"/payCurrencies","method":"GET"}]},
  {"id":null,"label":"Nameless","isRequired":false}]`;

const regulatoryRules = `[
  {"id":"businessRegNo","label":"Business Registration Number","order":1,"isRequired":true,"regEx":"^\\\\d{10}$","errorMessage":"Ten digits.","valueSet":null},
  {"id":"nationalIdType","label":"Identification","order":2,"isRequired":false,"regEx":null,"errorMessage":null,
   "valueSet":[{"id":"1","text":"Passport"},{"id":"2","text":"Alien registration"}]}]`;

const account = `[{"id":"Seoul","code":"11","name":"Seoul","country":"KR","countryName":"Korea"},{"id":null,"code":"26","name":"Busan"}]`;

const template = {
  ok: true,
  value: {
    rules: [
      {
        id: 'accountHolderName',
        label: 'Account Holder Name',
        isRequired: true,
        validationRules: [
          { regEx: '^.{0,100}$', errorMessage: 'At most 100 characters.' },
          { regEx: '^[^<>\\x22]*$', errorMessage: 'Must not contain <, > or quotes.' },
        ],
        defaultValue: '',
        valueSet: [],
      },
      {
        id: 'swiftBicCode',
        label: 'swiftBicCode',
        isRequired: true,
        validationRules: [
          { regEx: '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$', errorMessage: 'Not a SWIFT code.' },
        ],
        defaultValue: '',
        valueSet: [],
      },
      {
        id: 'bankCurrency',
        label: 'Currency',
        isRequired: true,
        validationRules: [],
        defaultValue: 'KRW',
        valueSet: [
          { id: 'KRW', text: 'Won' },
          { id: 'USD', text: 'US Dollar' },
          { id: '410', text: '410' },
        ],
      },
    ],
    regulatoryRules: [
      {
        id: 'businessRegNo',
        label: 'Business Registration Number',
        isRequired: true,
        regEx: '^\\d{10}$',
        errorMessage: 'Ten digits.',
        valueSet: [],
      },
      {
        id: 'nationalIdType',
        label: 'Identification',
        isRequired: false,
        regEx: '',
        errorMessage: '',
        valueSet: [
          { id: '1', text: 'Passport' },
          { id: '2', text: 'Alien registration' },
        ],
      },
    ],
    accountRegions: [
      { id: 'Seoul', name: 'Seoul' },
      { id: '26', name: 'Busan' },
    ],
    bankRegions: [{ id: 'Jeju', name: 'Jeju' }],
  },
};

const guide = (name: string, bankRegions: string) =>
  `{"${name}":{"rules":${rules},"regulatoryRules":${regulatoryRules},"provide":[]},"acctRegions":${account},"bankRegions":${bankRegions}}`;

describe('the rules of a beneficiary as the partner writes them', () => {
  it.each(forms(guide('template', '[{"id":"Jeju","code":"49","name":"Jeju"}]')))(
    'are read %s',
    async (_form, json) => {
      const { corpay, sent } = answeredCorpay(json);
      expect(await corpay.beneficiaries.rules(asked)).toEqual(template);
      expect(sent).toMatchObject([
        {
          method: 'GET',
          path: '/beneficiaries/rules',
          query: {
            destinationcountry: 'KR',
            bankcountry: 'KR',
            bankCurrency: 'KRW',
            classification: 'Business',
            paymentMethods: 'W,E',
          },
        },
      ]);
    },
  );

  it('are read under the name of the guide, with regions in a list that says whether it is complete', async () => {
    const json = guide(
      'templateGuide',
      '{"isCompleteList":true,"regions":[{"code":"Jeju","name":"Jeju","country":"KR"}]}',
    );
    expect(await answeredCorpay(json).corpay.beneficiaries.rules(asked)).toEqual(template);
  });

  it('may have neither regions nor questions of a law', async () => {
    const json = '{"content":{"template":{"rules":[],"regulatoryRules":null},"acctRegions":null}}';
    expect(await answeredCorpay(json).corpay.beneficiaries.rules(asked)).toEqual({
      ok: true,
      value: { rules: [], regulatoryRules: [], accountRegions: [], bankRegions: [] },
    });
  });

  it.each(['{"content":{}}', '{"content":{"template":null}}', '[]'])('are not in %s', async (json) => {
    expect(await answeredCorpay(json).corpay.beneficiaries.rules(asked)).toMatchObject({
      failure: { kind: 'unreadable' },
    });
  });
});
