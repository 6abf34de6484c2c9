import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readServicesSettings } from '@fx-gateway/services/settings/readServicesSettings.ts';
import { makeServicesSettingsSchema } from '@fx-gateway/services/settings/servicesSettingsSchema.ts';
import { textOf } from '../repository.ts';

const unit = textOf('docs/deploy-services/fx-gateway-services.service');
const container = textOf('docs/deploy-services/Containerfile');
const settings = textOf('docs/deploy-services/services.json');

type Described = {
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
};

/** The members of the settings by their paths, those of lists with `[]`; a secret is one member, whatever its shape. */
const membersOf = ({ properties = {}, items, anyOf = [] }: Described, path = ''): readonly string[] => {
  const isSecret = anyOf.some((way) => 'env' in (way.properties ?? {}));
  if (isSecret) return [path];
  const below = [
    ...Object.entries(properties).flatMap(([name, member]) =>
      membersOf(member, path && name ? `${path}.${name}` : name),
    ),
    ...(items?.properties ? membersOf(items, `${path}[]`) : []),
    ...anyOf.flatMap((way) => (way.properties ? membersOf(way, path) : [])),
  ];
  return below.length > 0 ? below : [path];
};

describe('the settings of the services', () => {
  it('stand in their document, every one of them', () => {
    const schema = z.toJSONSchema(makeServicesSettingsSchema({ environment: {}, readFile: () => '' }), {
      io: 'input',
      unrepresentable: 'any',
    });
    const members = membersOf(schema as Described);
    expect(members).toEqual(
      expect.arrayContaining(['listen.tls.clientNames', 'integrationKeys[].secret', 'database.url']),
    );
    const page = textOf('docs/services.md');
    expect(members.filter((member) => !page.includes(`\`${member}\``))).toEqual([]);
  });

  it('of the template are read, with the secrets that the unit of systemd gives', () => {
    const credentials = new Map(
      [...unit.matchAll(/^LoadCredential=(?<name>[\w.]+):/gm)].map(({ groups }) => [
        `/run/credentials/fx-gateway-services.service/${groups?.['name']}`,
        'postgres://a-secret-of-more-than-32-characters',
      ]),
    );
    const files = new Map([...credentials, ['services.json', settings]]);
    const read = readServicesSettings({}, (path) => files.get(path) ?? expect.unreachable(path));
    expect(read).toMatchObject({ callers: 'headers', administrators: ['first.administrator@example.com'] });
    expect(credentials.has(read.listen?.tls?.key ?? '')).toBe(true);
  });
});

describe('a process of the services', () => {
  it('is nobody with rights in its container, and its health is asked for', () => {
    const lines = container.split('\n');
    expect(lines.findIndex((line) => line === 'USER node')).toBeLessThan(
      lines.findIndex((line) => line.startsWith('CMD ')),
    );
    expect(container).toContain('HEALTHCHECK');
    expect(container.match(/^FROM .*$/gm)).toEqual([
      'FROM docker.io/library/node:22-slim AS build',
      'FROM docker.io/library/node:22-slim',
    ]);
  });

  it.each([
    'DynamicUser=yes',
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'ProtectHome=yes',
    'PrivateTmp=yes',
    'CapabilityBoundingSet=',
    'SystemCallFilter=@system-service',
  ])('may do little else as a unit of systemd: %s', (line) => {
    expect(unit.split('\n')).toContain(line);
  });

  it('is given longer to end than it takes', () => {
    const [, given] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
    expect(Number(given)).toBeGreaterThanOrEqual(5 + 35);
  });
});
