import { describe, expect, it } from 'vitest';
import { SignInAttempts } from './signInAttempts.ts';

const guesses = () => {
  let now = 0;
  const attempts = new SignInAttempts(() => now);
  return {
    attempts,
    fail: (times: number) => {
      for (let time = 0; time < times; time += 1) attempts.failed('dana');
    },
    wait: (ms: number) => {
      now += ms;
    },
  };
};

describe('guessing a password', () => {
  it('is free four times, then locks for five seconds, and for twice as long each time after', () => {
    const { attempts, fail, wait } = guesses();
    fail(4);
    expect(attempts.isLocked('dana')).toBe(false);
    for (const seconds of [5, 10, 20, 40]) {
      fail(1);
      wait(seconds * 1_000 - 1);
      expect(attempts.isLocked('dana')).toBe(true);
      wait(1);
      expect(attempts.isLocked('dana')).toBe(false);
    }
  });

  it('never locks for more than 15 minutes, and nobody else', () => {
    const { attempts, fail, wait } = guesses();
    fail(200);
    expect(attempts.isLocked('robin')).toBe(false);
    wait(899_999);
    expect(attempts.isLocked('dana')).toBe(true);
    wait(1);
    expect(attempts.isLocked('dana')).toBe(false);
  });

  it('begins anew after the right password', () => {
    const { attempts, fail } = guesses();
    fail(4);
    attempts.succeeded('dana');
    fail(4);
    expect(attempts.isLocked('dana')).toBe(false);
  });
});
