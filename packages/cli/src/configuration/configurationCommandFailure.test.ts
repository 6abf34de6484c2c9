import { describe, expect, it } from 'vitest';
import { chooseConfiguration } from './chooseConfiguration.ts';
import { configurationCommandFailure } from './configurationCommandFailure.ts';

const named = (address: string) => chooseConfiguration(null, null, address);
const failure = (message: string, address: string, field = '') =>
  configurationCommandFailure({ field, message }, named(address), 'default');

describe('a configuration that cannot be used', () => {
  it.each(['config.json: the file is not JSON.', 'config.json: region is missing.'])(
    'is named with what named it and what to do: %s',
    (message) => {
      const { message: said, hint } = failure(message, 'http://127.0.0.1:4400/confg.json');
      expect(said).toBe(`${message} It is http://127.0.0.1:4400/confg.json.`);
      expect(hint).toMatch(/^It was named by FXG_CONFIG: set that to /);
    },
  );

  it('is named once, and is one of the network where nothing answered', () => {
    const message = 'config.json: the file could not be fetched from http://a/config.json, nothing answered.';
    expect(failure(message, 'http://a/config.json')).toMatchObject({ exit: 6, code: 'network', message });
  });

  it('is told as it was written where its address is misspelled, and how an address begins', () => {
    const { message, hint } = failure('config.json: the file could not be read.', 'htp://a/config.json');
    expect(message).toContain(' It is htp://a/config.json.');
    expect(hint).toMatch(/^An address begins with http:\/\/ or https:\/\/\./);
  });
});
