import { describe, expect, it } from 'vitest';
import { findMalformedValue } from './findMalformedValue.ts';

const told = (section: string, member: string, value: unknown) =>
  findMalformedValue({ [section]: { [member]: value } })?.message ?? null;

describe('a value of a configuration that was pasted wrongly', () => {
  it.each([
    ['identity', 'userPoolClientId', 'abc ', 'there stands abc␠, and it should be abc.'],
    ['identity', 'userPoolId', '\tabc', 'there stands ⇥abc, and it should be abc.'],
    [
      'apis',
      'corpay',
      'https://a.test/v1\u{A0}',
      'https://a.test/v1[U+00A0], and it should be https://a.test/v1.',
    ],
    ['apis', 'corpay', 'https://a.\u{200B}test', 'https://a.[U+200B]test, and it should be https://a.test.'],
    ['ofx', 'clientId', '"abc"', 'holds quotation marks: there stands "abc", and it should be abc.'],
    ['apis', 'accounts', 'https://${HOST}/v1', 'was not filled in: there stands ${HOST}.'],
    ['rates', 'baseUrl', '{{rates}}', 'was not filled in: there stands {{rates}}.'],
    ['apis', 'corpay', 'pay.test/v1', 'there stands pay.test/v1, and it should be https://pay.test/v1.'],
    ['identity', 'userPoolEndpoint', 'localhost:4400', 'it should be http://localhost:4400.'],
  ])('%s.%s as %j is told as it stands and as it should be', (section, member, value, says) => {
    expect(told(section, member, value)).toMatch(new RegExp(`^config\\.json: ${section}\\.${member} `));
    expect(told(section, member, value)).toContain(says);
  });

  it.each([
    ['CMG_AccessToken', 'there stands CMG_AccessToken, and _ is not accepted in it'],
    ['Client Code:', 'there stands Client␠Code:, and a blank and : are not accepted in it'],
  ])('is the name of a header with what is not accepted in it: %s', (name, says) => {
    const headers = { accessToken: 'X-Token', clientCode: name, another: 'a_b' };
    expect(findMalformedValue({ apis: { headers } })?.message).toBe(
      `config.json: apis.headers.clientCode must be a header name: ${says}, only letters, digits and dashes are.`,
    );
    expect(told('ofx', 'idempotencyKey', name)).toContain(says);
    expect(findMalformedValue({ apis: { headers: { another: name } } })).toBeNull();
  });

  it('is not shown where it may hold a secret', () => {
    expect(told('apis', 'corpay', 'https://me:secret@a.test ')).toBe(
      'config.json: apis.corpay holds blanks or letters that nobody sees.',
    );
  });

  it.each([
    ['environment', 'name', 'Mine '],
    ['identity', 'userPoolClientId', 'abc'],
    ['apis', 'corpay', 'https://a.test/v1'],
    ['administration', 'providerParentCode', 'A B'],
    ['apis', 'corpay', ''],
  ])('is not %s.%s as %j', (section, member, value) => expect(told(section, member, value)).toBeNull());

  it('is none of the names of headers, of numbers, and of what is for readers', () => {
    expect(
      findMalformedValue({
        apis: { headers: { accessToken: 'X-Token' } },
        a: 1,
        support: { exchanges: [{ name: ' A' }] },
      }),
    ).toBeNull();
  });
});
