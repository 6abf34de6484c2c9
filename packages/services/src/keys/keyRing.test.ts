import { describe, expect, it } from 'vitest';
import { encryptText } from '../database/encryptText.ts';
import { createKeyRing } from './keyRing.ts';

const old = { id: '2025', secret: 'a secret of last year, long enough' };
const current = { id: '2026', secret: Buffer.alloc(32, 7).toString('base64') };
const ring = createKeyRing([current, old]);

describe('a key at rest', () => {
  it('is sealed under the first secret, which its text names, and never twice as the same text', () => {
    const sealed = ring.seal('Zq7-the whole key', 'one');
    expect(sealed).toMatch(/^v1\.2026\.[A-Za-z\d+/]+=*$/);
    expect(sealed.startsWith(ring.currentPrefix)).toBe(true);
    expect(ring.seal('Zq7-the whole key', 'one')).not.toBe(sealed);
    expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64')).toHaveLength(12 + 16 + 17);
    expect(ring.open(sealed, 'one')).toBe('Zq7-the whole key');
  });

  it('opens for its own integration alone: a text that was copied to another one is worth nothing', () => {
    const sealed = ring.seal('Zq7-the whole key', 'one');
    expect(ring.open(sealed, 'two')).toBeUndefined();
    expect(ring.open(sealed, '')).toBeUndefined();
  });

  it('opens under every secret of the ring, wherever it stands there, and under no other', () => {
    const before = createKeyRing([old]).seal('läst yeår', 'one');
    expect(ring.open(before, 'one')).toBe('läst yeår');
    expect(createKeyRing([old, current]).open(ring.seal('this year', 'one'), 'one')).toBe('this year');
    expect(createKeyRing([current]).open(before, 'one')).toBeUndefined();
    expect(createKeyRing([{ ...old, secret: 'another one' }]).open(before, 'one')).toBeUndefined();
  });

  it('does not open under the name of another key, though the secret is the same', () => {
    const renamed = ring.seal('key', 'one').replace('v1.2026.', 'v1.2027.');
    expect(createKeyRing([{ ...current, id: '2027' }]).open(renamed, 'one')).toBeUndefined();
  });

  it.each(['v1.2026.', 'v1.2026.AAAA', 'v1.2026.Zm9v.Zm9v', 'v1..Zm9v', 'v2.2026.Zm9v', '', 'AAAA', '\0'])(
    'that is none, %j, does not open, and is no defect',
    (text) => {
      expect(ring.open(text, 'one')).toBeUndefined();
    },
  );

  it('that was spoiled in one byte does not open', () => {
    const [version, id, text = ''] = ring.seal('key', 'one').split('.');
    const bytes = Buffer.from(text, 'base64');
    for (const at of [0, 12, 28, bytes.length - 1]) {
      const spoiled = Buffer.from(bytes);
      spoiled[at] = (spoiled[at] ?? 0) ^ 1;
      expect(ring.open([version, id, spoiled.toString('base64')].join('.'), 'one')).toBeUndefined();
    }
  });

  it('with its authentication cut short does not open', () => {
    const [version, id, text = ''] = ring.seal('', 'one').split('.');
    const short = Buffer.from(text, 'base64')
      .subarray(0, 12 + 4)
      .toString('base64');
    expect(ring.open([version, id, short].join('.'), 'one')).toBeUndefined();
  });
});

describe('a key that was sealed before keys had ids', () => {
  it('opens under the oldest secret, and under one before it', () => {
    expect(ring.open(encryptText('from before', old.secret), 'any')).toBe('from before');
    expect(ring.open(encryptText('from before', current.secret), 'any')).toBe('from before');
    expect(ring.open(encryptText('from before', 'a third one'), 'any')).toBeUndefined();
  });
});

describe('the secret of a key', () => {
  it('of 32 bytes in base64 is the key itself, and another text is what the key is derived from', () => {
    const texts = ['sandbox', 'A'.repeat(44), Buffer.alloc(31, 7).toString('base64')];
    const sealed = ring.seal('key', 'one');
    for (const secret of texts) {
      const own = createKeyRing([{ id: '2026', secret }]);
      expect(own.open(own.seal('key', 'one'), 'one')).toBe('key');
      expect(own.open(sealed, 'one')).toBeUndefined();
    }
  });
});

describe('what was sealed by an earlier version', () => {
  it.each([
    [
      'BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=',
      'v1.k.XQmj+h/hMn+Brupgawoegz6rYwJZFAEVNEfHJ9gFSGsv58f8ysPn',
    ],
    [
      'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      'v1.k.VgbXPaXmld3pqLbk4RcYjXpykRZHv7bcC5g5QDDq0VEXmUI2NoEn',
    ],
  ])('under the secret %j opens in every later one', (secret, sealed) => {
    expect(createKeyRing([{ id: 'k', secret }]).open(sealed, 'one')).toBe('läst yeår');
  });
});

it('there is no ring without a key', () => {
  expect(() => createKeyRing([])).toThrow('A key ring without a key.');
});
