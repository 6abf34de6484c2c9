import { describe, expect, it } from 'vitest';
import { resolveConfigurationAddress } from './resolveConfigurationAddress.ts';
import { configurationCommandFailure } from './configurationCommandFailure.ts';

const named = (address: string) => resolveConfigurationAddress(null, null, address);
const failure = (message: string, address: string, field = '') =>
  configurationCommandFailure({ field, message }, named(address), 'default');

describe('a configuration that cannot be used', () => {
  it.each([
    ['config.json: the file is not JSON.', '', 'It is'],
    ['config.json: region is missing.', 'region', 'It was read from'],
  ])('is named with what named it and what to do: %s', (message, field, where) => {
    const { message: said, hint } = failure(message, 'http://127.0.0.1:4400/confg.json', field);
    expect(said).toBe(`${message} ${where} http://127.0.0.1:4400/confg.json.`);
    expect(hint).toMatch(/^It was named by FXG_CONFIG: set that to /);
  });

  it('is not taken for what stands in its field, which is said beside it', () => {
    const wrong = {
      field: 'apis.corpay',
      message: 'config.json: apis.corpay must be an http or https address without a trailing slash or query.',
      found: 'https://corpay.example.test/',
    };
    expect(configurationCommandFailure(wrong, named('http://a/slash.json'), 'default').message).toBe(
      `${wrong.message} There stands https://corpay.example.test/. It was read from http://a/slash.json.`,
    );
  });

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
