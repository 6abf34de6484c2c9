import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openApiFiles } from '../../packages/cli/outputs/openApiFiles.ts';
import { readCorpayFailureInBody } from '../../packages/adapters/src/corpay/errorsWire.ts';
import { organizationFields } from '../../packages/domain/src/account/organizationForm.ts';
import { filesUnder, textOf } from './repository.ts';

type Schema = Parameters<typeof z.fromJSONSchema>[0];
type Body = { readonly content?: { readonly 'application/json': { readonly schema: Schema } } };
type Operation = { readonly security?: unknown; readonly responses: Readonly<Record<string, Body>> };
type Document = {
  readonly components: { readonly schemas: { readonly Refusal: Schema } };
  readonly security: unknown;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

const written = await openApiFiles();
const documentOf = (service: string): Document => JSON.parse(textOf(`docs/openapi/${service}.json`));
const statusesOf = (service: string, path: string, method: string): readonly string[] =>
  Object.keys(documentOf(service).paths[path]?.[method]?.responses ?? {});

describe('the contract with the services, for programs', () => {
  it('is what npm run openapi writes, one file for each service and no other', () => {
    expect(filesUnder('docs/openapi').toSorted()).toEqual(Object.keys(written).toSorted());
    expect(Object.keys(written)).toHaveLength(7);
    for (const [file, text] of Object.entries(written)) expect(textOf(file), file).toBe(text);
  });

  it.each(Object.keys(written))('is OpenAPI 3.1 to a validator that is not ours: %s', async (file) => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(textOf(file)))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('a validator that is not ours sees what is no OpenAPI', async () => {
    const broken = { ...documentOf('corpay'), info: {} };
    expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
  });

  it('asks for the token and the client code everywhere but where they are given', () => {
    const corpay = documentOf('corpay');
    expect(corpay.security).toEqual([{ signature: [], token: [], clientCode: [] }]);
    expect(corpay.paths['/token']?.['get']?.security).toEqual([{ signature: [] }]);
  });

  it('takes an answer without what it promises, under whatever of its names, for none', () => {
    const { responses } = documentOf('corpay').paths['/deal/book']?.['post'] ?? { responses: {} };
    const answer = z.fromJSONSchema(responses['200']?.content?.['application/json'].schema ?? {});
    const fits = (content: object): boolean => answer.safeParse({ content }).success;
    expect([{ orderNumber: '1' }, { ordNum: '1' }, {}].map(fits)).toEqual([true, true, false]);
  });

  it('says with which statuses a call is refused: what is another’s, what has ended, what was changed, a key that came before', () => {
    expect(statusesOf('corpay', '/deal/book', 'post')).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '410', '422', '429', '500', '503']),
    );
    expect(statusesOf('corpay', '/deal/order/{orderNumber}', 'get')).toContain('404');
    expect(statusesOf('accounts', '/admin/assign-role', 'post')).toEqual(
      expect.arrayContaining(['403', '404', '409', '412']),
    );
    expect(statusesOf('ofx', '/payments/deals', 'post')).toEqual(expect.arrayContaining(['409', '410']));
  });

  it('takes no account without an id, nor one whose id is null; a text may be null, which is an empty one', () => {
    const { responses } = documentOf('accounts').paths['/account']?.['get'] ?? { responses: {} };
    const answer = z.fromJSONSchema(responses['200']?.content?.['application/json'].schema ?? {});
    const lists = { userRoles: [], partners: [], exchanges: [] };
    const fits = (content: object): boolean =>
      answer.safeParse({ content: { ...lists, ...content } }).success;
    const cases = [{ accountId: 'a-1' }, { accountId: 17, message: null }, { accountId: null }, {}];
    expect(cases.map(fits)).toEqual([true, true, false, false]);
  });

  it('names each member of the settings, and what it is', () => {
    const { responses } = documentOf('accounts').paths['/account']?.['get'] ?? { responses: {} };
    const said = JSON.stringify(responses['200']?.content?.['application/json'].schema);
    for (const field of organizationFields) expect(said).toContain(`"${field}":{"type":["string","number"`);
    expect(textOf('docs/backend-contract.md')).toMatch(
      /\| `settings\.zip` +\| text or number +\| may be absent \|/,
    );
  });

  it('says in which forms errors are read', () => {
    const corpay = documentOf('corpay').components.schemas.Refusal;
    const refusal = z.fromJSONSchema(corpay);
    const forms = [
      { errors: [{ key: 'permission', message: 'Not yours.' }] },
      { errors: ['Not yours.'] },
      { errors: { permission: 'Not yours.' } },
    ];
    for (const body of forms) {
      expect(refusal.safeParse(body).success).toBe(true);
      expect(readCorpayFailureInBody(body).messages).toEqual(['Not yours.']);
    }
    expect(refusal.safeParse({ errors: 7 }).success).toBe(false);
    expect(z.fromJSONSchema(documentOf('ofx').components.schemas.Refusal).safeParse(forms[2]).success).toBe(
      false,
    );
  });

  it('names every key and code by which the client decides, and what it makes of it', () => {
    const decided = ['adapters', 'domain']
      .flatMap((name) => filesUnder(`packages/${name}/src`))
      .filter((path) => /\/(?:corpay|ofx)\/.*(?<!test)\.ts$/.test(path))
      .flatMap((path) => [...textOf(path).matchAll(/(?:code|key\.toLowerCase\(\)) === '(\w{5,})'/g)])
      .map(([, key]) => key ?? '');
    expect(new Set(decided).size).toBe(4);
    const told = ['corpay', 'accounts-for-ofx', 'ofx'].map((service) =>
      JSON.stringify(documentOf(service).components.schemas.Refusal),
    );
    for (const key of decided) {
      expect(told.join('')).toContain(`"${key}":"`);
      expect(textOf('docs/backend-contract.md')).toContain(`\n| \`${key}\``);
    }
  });
});
