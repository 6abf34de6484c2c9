import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { propertiesOf, readTemplate } from './template.ts';

const [gateway, identity, site] = [readTemplate('gateway'), readTemplate('identity'), readTemplate('site')];

type Headers = Readonly<Record<string, { readonly value: string } | undefined>>;

/** What the host makes of a file's headers: the template's own script, run. */
const served = (headers: Headers): Headers => {
  const { FunctionCode } = propertiesOf(site, 'NameCharset', {}) as { readonly FunctionCode: string };
  const event = { response: { statusCode: 200, headers } };
  return structuredClone(runInNewContext(`${FunctionCode}\nhandler(event)`, { event }).headers);
};

const ofType = (value: string): string | undefined =>
  served({ 'content-type': { value } })['content-type']?.value;

const responses = Object.entries(gateway.Resources)
  .filter(([, { Type }]) => Type === 'AWS::ApiGateway::GatewayResponse')
  .map(([name]) => propertiesOf(gateway, name, {}) as { ResponseParameters: Record<string, string> });

describe('a production', () => {
  it('says the characters of each text that its host serves, so that no browser guesses', () => {
    for (const type of ['text/html', 'text/css', 'text/javascript', 'application/json', 'image/svg+xml'])
      expect(ofType(type)).toBe(`${type}; charset=utf-8`);
    expect(ofType('application/xml')).toBe('application/xml; charset=utf-8');
    for (const type of ['text/html; charset=utf-8', 'font/woff2', 'image/png'])
      expect(ofType(type)).toBe(type);
    expect(served({})).toEqual({});
  });

  it('runs that on every answer of its host', () => {
    const { DistributionConfig } = propertiesOf(site, 'Distribution', {}) as {
      readonly DistributionConfig: {
        readonly DefaultCacheBehavior: { readonly FunctionAssociations: readonly { EventType: string }[] };
      };
    };
    expect(
      DistributionConfig.DefaultCacheBehavior.FunctionAssociations.map(({ EventType }) => EventType),
    ).toEqual(['viewer-request', 'viewer-response']);
  });

  it('is called by https alone for two years from each refusal of its gateways on, which nobody keeps or takes for a page', () => {
    expect(responses).toHaveLength(3);
    for (const { ResponseParameters } of responses)
      expect(ResponseParameters).toMatchObject({
        'gatewayresponse.header.Strict-Transport-Security': "'max-age=63072000; includeSubDomains'",
        'gatewayresponse.header.X-Content-Type-Options': "'nosniff'",
        'gatewayresponse.header.Cache-Control': "'no-store'",
      });
  });

  it('is called by https alone from its preflight on', () => {
    const { Integration } = propertiesOf(gateway, 'Preflight', {}) as {
      readonly Integration: { readonly IntegrationResponses: readonly unknown[] };
    };
    expect(Integration.IntegrationResponses[0]).toMatchObject({
      ResponseParameters: {
        'method.response.header.Strict-Transport-Security': "'max-age=63072000; includeSubDomains'",
        'method.response.header.X-Content-Type-Options': "'nosniff'",
      },
    });
  });

  it('takes a password that an administrator gave for one day, and never as the one that replaces it', () => {
    const { Policies } = propertiesOf(identity, 'UserPool', {}) as { readonly Policies: unknown };
    expect(Policies).toMatchObject({
      PasswordPolicy: { TemporaryPasswordValidityDays: 1, PasswordHistorySize: 1 },
    });
  });
});
