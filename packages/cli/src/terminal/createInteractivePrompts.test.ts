import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createInteractivePrompts } from './createInteractivePrompts.ts';
import { interruptedFailure, severalLinesFailure } from './prompts.ts';

const afterKeys = async (keys: string | null) => {
  const input = new PassThrough();
  const prompts = await createInteractivePrompts(input, new PassThrough());
  const asked = prompts.confirm('Book it?');
  await new Promise((drawn) => setTimeout(drawn, 20));
  if (keys === null) input.end();
  else input.write(keys);
  return asked;
};

describe('a question at a terminal', () => {
  it.each([
    ['y\r', true],
    ['n\r', false],
    ['\r', false],
  ])('is answered by %j with %s', async (keys, answer) => {
    expect(await afterKeys(keys)).toEqual({ ok: true, value: answer });
  });

  it.each(['\u0003', '\u0004', null])(
    'is left by Ctrl-C, by Ctrl-D and where the terminal is gone: %j',
    async (keys) => {
      expect(await afterKeys(keys)).toEqual({ ok: false, failure: interruptedFailure });
    },
  );

  it('is taken back where its answer came another way, and what was typed is not shown', async () => {
    const input = new PassThrough();
    const output = new PassThrough();
    const over = new AbortController();
    const asked = (await createInteractivePrompts(input, output)).secret('The code:', over.signal);
    await new Promise((drawn) => setTimeout(drawn, 20));
    input.write('code-1');
    await new Promise((drawn) => setTimeout(drawn, 20));
    over.abort();
    expect(await asked).toEqual({ ok: false, failure: interruptedFailure });
    expect(String(output.read())).not.toContain('code-1');
  });

  it.each([
    ['the-whole-key\r', { ok: true, value: 'the-whole-key' }],
    ['the-whole-key\r\r', { ok: true, value: 'the-whole-key' }],
    ['the-who\rle-key\r', { ok: false, failure: severalLinesFailure }],
    ['the-who\rle-key', { ok: false, failure: severalLinesFailure }],
  ])('takes no half of a secret that was pasted in several lines: %j', async (keys, answer) => {
    const input = new PassThrough();
    const asked = (await createInteractivePrompts(input, new PassThrough())).secret('Key');
    await new Promise((drawn) => setTimeout(drawn, 20));
    input.write(keys);
    expect(await asked).toEqual(answer);
  });

  it('sets a terminal back after its answer, and not one that is gone: Node breaks off there', async () => {
    const modes: boolean[] = [];
    const ask = async (leave: (input: PassThrough) => void) => {
      modes.length = 0;
      const input = Object.assign(new PassThrough(), {
        isTTY: true,
        setRawMode: (isRaw: boolean) => void modes.push(isRaw),
      });
      const asked = (await createInteractivePrompts(input, new PassThrough())).confirm('Book it?');
      await new Promise((drawn) => setTimeout(drawn, 20));
      leave(input);
      await asked;
    };
    await ask((input) => void input.write('y\r'));
    expect(modes).toContain(false);
    await ask((input) => void input.end());
    expect(modes).not.toContain(false);
  });
});
