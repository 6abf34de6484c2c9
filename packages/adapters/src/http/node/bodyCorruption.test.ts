import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parseHttpAnswer } from '../httpPort.ts';
import { noAnswerFromError, awaitWholeBody, attachDetectedBodyDamage } from './bodyCorruption.ts';

const ended = (): Promise<string> => Promise.reject(new Error('aborted'));

const heard = async (signal?: AbortSignal) => awaitWholeBody(ended(), signal).catch(noAnswerFromError);

const damageOf = (text: string) => attachDetectedBodyDamage(parseHttpAnswer(200, null, text), text).damage;

describe('an answer', () => {
  it('that is JSON, empty, or a page has no damage', () => {
    for (const text of ['{"a":"\u{FFFD}"}', '', '<!doctype html><title>Welcome</title>\r\n', 'OK'])
      expect(damageOf(text)).toBeUndefined();
  });

  it('that begins as JSON and does not end is cut off, also within a letter', () => {
    expect(damageOf('{"content":[')).toBe('cut-off');
    expect(damageOf(' [{"name":"Zo\u{FFFD}')).toBe('cut-off');
  });

  it('of compressed bytes is not readable', () => {
    expect(damageOf(gzipSync('{"content":[]}').toString())).toBe('unreadable');
  });

  it('whose connection ends in the middle is cut off, unless the caller gave up', async () => {
    expect(await heard()).toEqual({ kind: 'no-answer', damage: 'cut-off' });
    expect(await heard(AbortSignal.abort())).toEqual({ kind: 'no-answer' });
  });
});
