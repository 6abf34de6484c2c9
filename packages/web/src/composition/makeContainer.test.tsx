import { describe, expect, it } from 'vitest';
import { sampleConfiguration as configuration } from '../../test/sampleDependencies.ts';
import { makeContainer } from './makeContainer.ts';
import { dependencyTokens } from './dependencyTokens.ts';

describe('the composition', () => {
  it.each(Object.entries(dependencyTokens))('makes %s once and without waiting', (_name, token) => {
    const container = makeContainer(configuration, window);
    const made: unknown = container.get<unknown>(token);
    expect(made).toBeDefined();
    expect(container.get<unknown>(token)).toBe(made);
  });

  it('gives every feature the same dependencies', () => {
    const container = makeContainer(configuration, window);
    expect(container.get(dependencyTokens.dependencies).configuration).toBe(configuration);
    expect(container.get(dependencyTokens.dependencies).connection).toBe(
      container.get(dependencyTokens.connection),
    );
  });
});
