import { describe, expect, it } from 'vitest';
import { answeredCorpay, forms } from '../../test/answeredCorpay.ts';

const row = (key: string) =>
  `{"primaryKey":${key},"institutionName":"Hanbit Bank","branchName":null,"officeType":"HEAD","swiftBIC":"HBTKKRSE","nationalBankCode":"0811234",
      "nationalBankCodeType":"KRBANK","address1":"7 Teheran Street","address2":"","city":"Seoul","region":"Seoul","postalCode":6234,
      "country":"KOREA","countryISO":"KR","phone":null,"fax":null}`;
const page = (rows: string, pagination: string) =>
  `{"banks":{"data":{"rows":[${rows}],"pagination":${pagination},"sorting":null,"links":[]},"facets":{"regions":["Seoul"],"cities":[]}}}`;
const hanbit = {
  primaryKey: '90117',
  institutionName: 'Hanbit Bank',
  branchName: '',
  swiftBIC: 'HBTKKRSE',
  nationalBankCode: '0811234',
  address1: '7 Teheran Street',
  address2: '',
  city: 'Seoul',
  region: 'Seoul',
  postalCode: '6234',
};
const search = (json: string) =>
  answeredCorpay(json).corpay.banks.search({ country: 'KR', query: 'han bit' });

describe('banks as the partner finds them', () => {
  it.each(forms(page(row('90117'), '{"total":"3127","skip":0,"take":100}')))(
    'are read %s',
    async (_form, json) => {
      const { corpay, sent } = answeredCorpay(json);
      expect(await corpay.banks.search({ country: 'KR', query: 'han bit' })).toEqual({
        ok: true,
        value: { rows: [hanbit], total: 3127 },
      });
      expect(sent).toMatchObject([
        { method: 'GET', path: '/beneficiaries/banks', query: { country: 'KR', query: 'han bit' } },
      ]);
    },
  );

  it('count as many as came when nobody counted them, and at most 100 are shown', async () => {
    expect(await search(page(row('"90117"'), 'null'))).toEqual({
      ok: true,
      value: { rows: [hanbit], total: 1 },
    });
    const many = Array.from({ length: 140 }, (_, place) => row(String(place + 1))).join(',');
    const found = await search(page(many, '{"total":140}'));
    expect(found).toMatchObject({ ok: true, value: { total: 140 } });
    expect(found.ok && found.value.rows).toHaveLength(100);
  });

  it('may be none, which is not the same as an answer that cannot be read', async () => {
    expect(await search(page('', '{"total":0}'))).toEqual({ ok: true, value: { rows: [], total: 0 } });
    expect(await search('{"content":{"banks":null}}')).toMatchObject({ failure: { kind: 'unreadable' } });
  });
});
