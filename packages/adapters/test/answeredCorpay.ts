import type { Corpay, CorpayTokens } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import type { SignedApi, SignedRequest } from '../src/http/signedApi.ts';
import { connectCorpay } from '../src/corpay/connectCorpay.ts';

type AnsweredCorpay = {
  readonly corpay: Corpay;
  readonly tokens: CorpayTokens;
  /** What was sent, in order. */
  readonly sent: readonly SignedRequest[];
};

/** The partner whose every call is answered with this JSON text. */
export const answeredCorpay = (json: string, status = 200): AnsweredCorpay => {
  const sent: SignedRequest[] = [];
  const api: SignedApi = {
    send: async (request) => {
      sent.push(request);
      const body: unknown = json === '' ? undefined : JSON.parse(json);
      return { kind: 'answered', status, requestId: 'r-1', body };
    },
  };
  const headers = {
    accessToken: 'CMG-AccessToken',
    clientCode: 'Client-Code',
    idempotencyKey: 'Idempotency-Key',
  };
  const { corpay, corpayTokens } = connectCorpay(api, headers, { now: () => 0 });
  const token = { cmgToken: 'SBX-8F21', clientCode: '410233', expires: 1_200_000 };
  return {
    corpay: corpay({ current: async () => token, refused: () => undefined }),
    tokens: corpayTokens,
    sent,
  };
};

/** The ways in which the partner may send the same: in its envelope, bare, with a null envelope, with more beside it. */
export const forms = (
  content: string,
  ...others: readonly (readonly [form: string, json: string])[]
): readonly (readonly [form: string, json: string])[] => [
  [
    'in the envelope',
    `{"content":${content},"errors":[],"links":[{"rel":"self","uri":"/api/410233/0/it","method":"GET"}]}`,
  ],
  ['bare', content],
  ['with nulls in the envelope', `{"content":${content},"errors":null,"links":null}`],
  ['beside members nobody knows', `{"version":"1.8","content":${content},"warnings":[{"code":7}]}`],
  ...others,
];
