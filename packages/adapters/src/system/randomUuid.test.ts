import { describe, expect, it } from 'vitest';
import { randomUuid } from './randomUuid.ts';

describe('a random UUID', () => {
  it('is of version 4 and never the same', () => {
    const made = Array.from({ length: 500 }, randomUuid);
    expect(new Set(made).size).toBe(made.length);
    for (const uuid of made) {
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });
});
