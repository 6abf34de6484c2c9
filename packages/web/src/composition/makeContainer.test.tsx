import { describe, expect, it } from 'vitest';
import { sampleConfiguration as configuration } from '../../test/sampleDependencies.ts';
import { makeContainer } from './makeContainer.ts';
import { tokens } from './tokens.ts';

describe('the composition', () => {
  it.each(Object.entries(tokens))('makes %s once and without waiting', (_name, token) => {
    const container = makeContainer(configuration, window);
    const made: unknown = container.get<unknown>(token);
    expect(made).toBeDefined();
    expect(container.get<unknown>(token)).toBe(made);
  });

  it('gives every feature the same dependencies', () => {
    const container = makeContainer(configuration, window);
    expect(container.get(tokens.dependencies).configuration).toBe(configuration);
    expect(container.get(tokens.dependencies).connection).toBe(container.get(tokens.connection));
  });
});
