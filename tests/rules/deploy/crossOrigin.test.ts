import { afterEach, describe, expect, it } from 'vitest';
import { connectAccount } from '../../../packages/adapters/src/account/connectAccount.ts';
import { connectAdministration } from '../../../packages/adapters/src/administration/connectAdministration.ts';
import { connectCorpay } from '../../../packages/adapters/src/corpay/connectCorpay.ts';
import { makeAmplifyCall } from '../../../packages/adapters/src/http/makeAmplifyCall.ts';
import { connectSignedApi } from '../../../packages/adapters/src/http/connectSignedApi.ts';
import { systemClock, systemTimers } from '../../../packages/adapters/src/system/systemPorts.ts';
import { answeringServer } from '../../../packages/adapters/test/answeringServer.ts';
import { signedInContext } from '../../../packages/adapters/test/signedInContext.ts';
import { allowWebOrigin } from '../../../packages/sandbox/src/server/http/allowWebOrigin.ts';
import { createApp } from '../../../packages/services/src/http/createApp.ts';
import { propertiesOf, readTemplate } from './template.ts';

const gateway = readTemplate('gateway');
const webOrigins = ['https://fx.example.com', 'https://afs.example.com'];
const names = {
  accessToken: 'CMG-AccessToken',
  clientCode: 'Client-Code',
  idempotencyKey: 'Idempotency-Key',
};

let close: (() => Promise<unknown>) | undefined;
afterEach(() => close?.());

/** What is sent without asking: a browser, or the runtime here, adds it by itself. */
const byItself = /^(?:host|connection|accept.*|user-agent|content-length|sec-.*|cache-control|pragma)$/;

/** The headers of real calls over the library that signs, without those that need no server's leave. */
const headersSentTo = async (service: string): Promise<readonly string[]> => {
  const { url, heard, close: closeServer } = await answeringServer(() => ({ body: {} }));
  close = closeServer;
  const context = signedInContext(url);
  const api = connectSignedApi(context, makeAmplifyCall(context, 'corpay'), systemTimers);
  if (service === 'accounts') {
    await connectAccount(api).load();
    await connectAccount(api).save({ orgName: 'Harbour' });
    await connectAdministration(api, null).assignRole({ accountId: 'a-1' }, 'admin', true, 'version');
  } else {
    const token = { cmgToken: 'token', clientCode: '4', expires: Number.MAX_SAFE_INTEGER };
    const tokens = { current: async () => token, refused: () => undefined };
    const { orders, deals } = connectCorpay(api, names, systemClock).corpay(tokens);
    await orders.list();
    await deals.book('q1', 'key');
  }
  expect(heard).toHaveLength(service === 'accounts' ? 3 : 2);
  return [...new Set(heard.flatMap(({ headers }) => Object.keys(headers)))].filter(
    (name) => !byItself.test(name),
  );
};

/** A list of header names, in whichever order and spelling. */
const listed = (value: unknown): readonly string[] =>
  String(value).replaceAll(/['\s]/g, '').toLowerCase().split(',').toSorted();

type Responses = { readonly ResponseParameters: Readonly<Record<string, string>> };

const preflightOf = (service: string) => {
  const properties = propertiesOf(gateway, 'Preflight', {
    Service: service,
    WebOrigins: webOrigins.join("', '"),
  }) as {
    readonly AuthorizationType: string;
    readonly Integration: {
      readonly IntegrationResponses: readonly (Responses & {
        readonly ResponseTemplates: Readonly<Record<string, string>>;
      })[];
    };
    readonly MethodResponses: readonly { readonly ResponseParameters: object }[];
  };
  const headers = properties.Integration.IntegrationResponses[0]?.ResponseParameters ?? {};
  const script = properties.Integration.IntegrationResponses[0]?.ResponseTemplates['application/json'] ?? '';
  const declared = properties.MethodResponses[0]?.ResponseParameters ?? {};
  return { headers, declared, script, authorization: properties.AuthorizationType };
};

const header = (kind: string, name: string) => `${kind}.header.Access-Control-${name}`;

describe('the gateway of a production', () => {
  it.each(['accounts', 'corpay'])(
    'lets a page send to %s what the client sends, and no more',
    async (service) => {
      const { headers, declared, script, authorization } = preflightOf(service);
      expect(listed(headers[header('method.response', 'Allow-Headers')])).toEqual(
        [...(await headersSentTo(service))].toSorted(),
      );
      expect(headers[header('method.response', 'Allow-Methods')]).toBe("'GET,POST,PUT,DELETE'");
      expect(script).toContain(`#set($allowed = ['https://fx.example.com', 'https://afs.example.com'])`);
      expect(script).toContain('#if($allowed.contains($origin))');
      expect(headers['method.response.header.Vary']).toBe("'Origin'");
      expect(Object.keys(declared).toSorted()).toEqual(
        [...Object.keys(headers), header('method.response', 'Allow-Origin')].toSorted(),
      );
      expect(authorization).toBe('NONE');
    },
  );

  it('lets the page read its own refusals and failures, as the sandbox does', async () => {
    const app = createApp({ reportFailure: (line) => expect.unreachable(line) });
    close = () => app.close();
    allowWebOrigin(app, () => ({ servicesPort: 2, webPort: 1 }), []);
    app.get('/', async () => ({}));
    const { headers } = await app.inject({
      url: '/',
      headers: { host: 'here.test:2', origin: 'http://here.test:1' },
    });
    const exposed = listed(headers['access-control-expose-headers']);
    expect(exposed).toHaveLength(3);
    const responses = Object.keys(gateway.Resources)
      .filter((name) => gateway.Resources[name]?.Type === 'AWS::ApiGateway::GatewayResponse')
      .map((name) => propertiesOf(gateway, name, {}) as Responses & { ResponseType: string });
    expect(responses.map(({ ResponseType }) => ResponseType)).toEqual([
      'DEFAULT_4XX',
      'DEFAULT_5XX',
      'WAF_FILTERED',
    ]);
    for (const { ResponseParameters } of responses) {
      expect(ResponseParameters[header('gatewayresponse', 'Allow-Origin')]).toBe("'*'");
      expect(listed(ResponseParameters[header('gatewayresponse', 'Expose-Headers')])).toEqual(exposed);
    }
  });

  it('hands nothing on that is not signed', () => {
    expect(propertiesOf(gateway, 'SignedCall', {})).toMatchObject({
      HttpMethod: 'ANY',
      AuthorizationType: 'AWS_IAM',
    });
  });
});
