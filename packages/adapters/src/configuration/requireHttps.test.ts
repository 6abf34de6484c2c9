import { expect, it } from 'vitest';
import { requireHttpsConfigurationAddress } from './requireHttps.ts';

const production = { environment: { name: 'FX Gateway', kind: 'production' } } as const;
const sandbox = { environment: { name: 'Sandbox', kind: 'sandbox' } } as const;

it('takes the configuration of a production only from where nobody could change it on the way', () => {
  expect(requireHttpsConfigurationAddress(production, 'http://fx.example.test/config.json')).toEqual({
    ok: false,
    failure: {
      field: '',
      message:
        'config.json: the file was given at http://fx.example.test/config.json, where others can change it on the way: give it at an https:// address.',
    },
  });
  for (const from of [
    'https://fx.example.test/config.json',
    'http://127.0.0.1:4400/config.json',
    '/config.json',
  ])
    expect(requireHttpsConfigurationAddress(production, from).ok).toBe(true);
  expect(requireHttpsConfigurationAddress(sandbox, 'http://fx.example.test/config.json').ok).toBe(true);
});
