import { describe, expect, it } from 'vitest';
import { themes } from '@fx-gateway/domain/branding/themes.ts';
import { accountsContract } from '../../../packages/adapters/src/administration/accountsContract.ts';
import { corpayContract } from '../../../packages/adapters/src/corpay/corpayContract.ts';
import { textOf } from '../repository.ts';

const folder = 'docs/deploy/nginx';
const nginx = textOf(`${folder}/nginx.conf`);
const call = textOf(`${folder}/call.conf`);
const own = textOf(`${folder}/answers.conf`);

/** Each place of the configuration with what stands in it. */
const locations = [...nginx.matchAll(/^ {4}location (?<place>[^{]+) \{\n(?<held>[\s\S]*?)^ {4}\}/gm)].map(
  ({ groups }) => ({ place: groups?.['place'] ?? '', held: groups?.['held'] ?? '' }),
);

const headersSentTo = (path: string): readonly string[] => {
  const [, lists = ''] = /map \$uri \$sent_headers \{([\s\S]*?)\}/.exec(nginx) ?? [];
  const entry = lists.split('\n').find((line) => line.includes(path)) ?? '';
  return (/ (\S+);/.exec(entry)?.[1] ?? '').toLowerCase().split(',').toSorted();
};

describe('the example for nginx', () => {
  it('sends what every answer of the host has to carry, at every place of the site', () => {
    expect(locations.length).toBeGreaterThan(10);
    for (const { place, held } of locations)
      expect(held, place).toMatch(/include \/etc\/nginx\/fx-gateway\/(?:headers|answers|call)\.conf;/);
  });

  it('asks for the sign-in first where the theme does', () => {
    const withLogin = Object.values(themes).flatMap(({ origin, requireLogin }) =>
      requireLogin ? [origin] : [],
    );
    const [, mapped = ''] = /map \$theme \$login_first \{([^}]*)\}/.exec(nginx) ?? [];
    expect([...mapped.matchAll(/(\w+) yes;/g)].map(([, theme]) => theme).toSorted()).toEqual(
      withLogin.toSorted(),
    );
  });

  it('lets pages send every header that a call asks leave for', () => {
    const configuration = {
      apis: {
        headers: {
          accessToken: 'CMG-AccessToken',
          clientCode: 'Client-Code',
          idempotencyKey: 'Idempotency-Key',
        },
      },
    } as never;
    for (const [contract, path] of [
      [accountsContract, 'default'],
      [corpayContract[0], '/corpay/'],
    ] as const) {
      const needed = contract
        ?.calls(null)
        .flatMap((each) => contract.pageHeaders(configuration, each).map((name) => name.toLowerCase()));
      expect(headersSentTo(path)).toEqual([...new Set(needed)].toSorted());
    }
  });

  it('lets pages read what a refusal tells beside its body, nobody keep an answer, and nobody say who calls', () => {
    for (const text of [call, own])
      expect(text).toContain('access-control-expose-headers date,x-amzn-errortype,x-amzn-requestid always;');
    expect(own).toContain('cache-control no-store always;');
    for (const name of ['x-identity-id', 'x-identity-provider'])
      expect(call).toContain(`proxy_set_header ${name} '';`);
  });

  it('sends a call once, and hands it on as it was signed', () => {
    expect(call).toContain('proxy_next_upstream off;');
    expect(call).toContain('proxy_set_header host $http_host;');
    for (const { held } of locations) expect(held).not.toMatch(/proxy_pass \w+:\/\/\w+\//);
  });

  it('is what the guide puts in place', () => {
    const guide = textOf('docs/deploy.md');
    for (const name of ['nginx.conf', 'call.conf', 'answers.conf', 'headers.conf'])
      expect(guide).toContain(name);
  });
});
