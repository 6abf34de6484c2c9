import { describe, expect, it } from 'vitest';
import { readConfiguration } from '@fx-gateway/adapters/core';
import { defaultSettings } from '../../../packages/sandbox/src/server/settings/sandboxSettings.ts';
import { buildClientConfiguration } from '../../../packages/sandbox/src/server/buildClientConfiguration.ts';
import { textOf } from '../repository.ts';
import { namesIn, outputsOf, propertiesOf, readTemplate, templates } from './template.ts';

const cloud = {
  'AWS::Region': 'eu-central-1',
  'AWS::URLSuffix': 'amazonaws.com',
  UserPool: 'eu-central-1_Pool',
  Client: 'client',
  IdentityPool: 'eu-central-1:7b1f4f0e-6a55-4c8e-9d53-5a0d6c0e4400',
  Api: 'a1b2c3',
  Stage: 'v1',
};

const gateway = readTemplate('gateway');
const identity = readTemplate('identity');

/** What the three stacks of a production give for its `config.json`, by field. */
const given = new Map(
  [
    ...(gateway.Parameters['Service']?.AllowedValues ?? []).flatMap((service) =>
      [...outputsOf(gateway, { ...cloud, Service: service })].map(
        ([description, value]) => [description.replace('<Service>', service), value] as const,
      ),
    ),
    ...outputsOf(identity, cloud),
  ].flatMap(([description, value]) =>
    description.startsWith('config.json: ') ? [[description.slice(13), value] as const] : [],
  ),
);

/** A configuration with what the stacks give in its place, and without the field that is left out. */
const configurationWithout = (leftOut: string | null) => {
  const { ofx, ...shared } = buildClientConfiguration('https://services.test', defaultSettings);
  expect(ofx).toBeDefined();
  const configuration = {
    ...shared,
    environment: { name: 'FX Gateway', kind: 'production' },
    region: undefined,
    identity: {},
    apis: { headers: {} },
  };
  for (const [field, value] of given) {
    if (field === leftOut) continue;
    const steps = field.split('.');
    const last = steps.pop() ?? '';
    Reflect.set(
      steps.reduce<object>((at, step) => Object(Reflect.get(at, step)), configuration),
      last,
      value,
    );
  }
  return readConfiguration(configuration);
};

/** The role of signed-in users, as one text. */
const role = (parameters: Record<string, string>) =>
  JSON.stringify(propertiesOf(identity, 'SignedInRole', { 'AWS::NoValue': 'none', ...parameters }));

describe.each(templates)('the template %s', (name) => {
  const template = readTemplate(name);

  it('names nothing that it does not have, and has no parameter and no condition that it does not use', () => {
    const { Parameters, Conditions = {}, Resources, Outputs } = template;
    const used = namesIn([Conditions, Resources, Outputs]);
    const conditions = Object.values(Outputs).flatMap(({ Condition }) => Condition ?? []);
    const after = Object.values(Resources).flatMap(({ DependsOn = [] }) => DependsOn);
    const known = new Set([Parameters, Conditions, Resources].flatMap((part) => Object.keys(part)));
    const unknown = [...used, ...conditions, ...after].filter(
      (one) => !known.has(one) && !one.startsWith('AWS::'),
    );
    expect(unknown).toEqual([]);
    const needed = new Set([...used, ...conditions]);
    expect([Parameters, Conditions].flatMap(Object.keys).filter((one) => !needed.has(one))).toEqual([]);
  });

  it('is deployed by the guide, with every parameter that has no default and none that it lacks', () => {
    const commands = textOf('docs/deploy.md').replaceAll('\\\n', ' ');
    const written = [
      ...commands.matchAll(new RegExp(`--template-file docs/deploy/${name}\\.json (.*)`, 'g')),
    ];
    expect(written.length).toBeGreaterThan(0);
    for (const [, rest = ''] of written) {
      const named = [...rest.matchAll(/(\w+)=/g)].map(([, parameter]) => parameter);
      expect(named.filter((one) => template.Parameters[one ?? ''] === undefined)).toEqual([]);
      const needed = Object.keys(template.Parameters).filter(
        (one) => template.Parameters[one]?.Default === undefined,
      );
      expect(needed.filter((one) => !named.includes(one))).toEqual([]);
    }
  });
});

describe('the stacks', () => {
  it('give what config.json needs of them, in the form that it is read in', () => {
    expect([...given.keys()].toSorted()).toEqual([
      'apis.accounts',
      'apis.corpay',
      'apis.headers.accessToken',
      'apis.headers.clientCode',
      'apis.headers.idempotencyKey',
      'identity.identityPoolId',
      'identity.userPoolClientId',
      'identity.userPoolId',
      'region',
    ]);
    const whole = configurationWithout(null);
    expect(whole.ok ? whole.value : whole.failure.message).toMatchObject({
      region: 'eu-central-1',
      identity: { userPoolId: 'eu-central-1_Pool', userPoolClientId: 'client' },
      apis: { accounts: 'https://a1b2c3.execute-api.eu-central-1.amazonaws.com/v1' },
    });
    for (const field of given.keys()) {
      const mayBeAbsent = field === 'apis.corpay' || field === 'apis.headers.idempotencyKey';
      const read = configurationWithout(field);
      expect([field, read.ok ? 'read' : read.failure.field]).toEqual([field, mayBeAbsent ? 'read' : field]);
    }
  });

  it('let a user in by e-mail in any spelling, with a proof of the password and no secret of the client', () => {
    expect(propertiesOf(identity, 'UserPool', {})).toMatchObject({
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      MfaConfiguration: 'OFF',
      EmailConfiguration: { EmailSendingAccount: 'DEVELOPER' },
      UserPoolTier: 'PLUS',
    });
    expect(propertiesOf(identity, 'PasswordsKnownFromLeaks', {})).toMatchObject({
      CompromisedCredentialsRiskConfiguration: { Actions: { EventAction: 'BLOCK' } },
    });
    expect(propertiesOf(identity, 'Client', {})).toMatchObject({
      GenerateSecret: false,
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      EnableTokenRevocation: true,
    });
  });

  it('let a signed-in user call the gateways and nothing else, whatever partner the attribute names', () => {
    expect(role({ AccountsApiId: 'acc', CorpayApiId: 'cor' })).toMatch(/:acc\/v1\/\*".*:cor\/v1\/\*"/);
    expect(role({ AccountsApiId: 'acc' })).not.toContain('cor');
    expect(role({})).not.toMatch(/fxpartner|PrincipalTag/);
    expect([...role({}).matchAll(/"Action":"([^"]+)"/g)].map(([, action]) => action)).toEqual([
      'sts:AssumeRoleWithWebIdentity',
      'execute-api:Invoke',
    ]);
  });
});
