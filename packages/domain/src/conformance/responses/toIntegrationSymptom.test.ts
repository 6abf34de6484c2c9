import { describe, expect, it } from 'vitest';
import { makeSymptom } from '../causes/makeSymptom.ts';
import { toIntegrationSymptom } from './toIntegrationSymptom.ts';

const heard = (status: number, message: string) => ({
  status,
  headers: {},
  body: { errors: [{ key: 'REFUSED', message }] },
});

const kindOf = (status: number, message: string, shown = makeSymptom('call-refused')) =>
  toIntegrationSymptom(shown, heard(status, message))?.kind;

describe('a partner that gives no token for an integration', () => {
  it.each([
    [401, 'Invalid API user or key.', 'integration-key'],
    [403, 'The credentials are not valid.', 'integration-key'],
    [401, 'Nay.', 'integration-key'],
    [403, 'The API user is disabled.', 'integration-suspended'],
    [401, 'Your key has expired.', 'integration-suspended'],
    [404, 'Client not found.', 'integration-unknown'],
    [400, 'Unknown client 10301API_USER', 'integration-unknown'],
    [403, 'Nay.', 'call-refused'],
    [400, 'Nay.', 'call-refused'],
  ] as const)('says %s %s: %s', (status, message, kind) => {
    expect(kindOf(status, message)).toBe(kind);
  });

  it('is not asked for its integration where its words are about something else', () => {
    expect(kindOf(401, 'Invalid API key.', makeSymptom('web-firewall'))).toBe('web-firewall');
    expect(kindOf(400, 'INTEGRATION_MISSING', makeSymptom('integration-missing'))).toBe(
      'integration-missing',
    );
  });
});
