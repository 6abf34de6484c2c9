import { failed } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { errorOf } from '../../test/runFxg.ts';
import { runWith, verb } from '../../test/runOneVerb.ts';
import { collectingStream, failingStream } from '../../test/streams.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { Outcome } from '../verbs/outcome.ts';
import { makeChangeOutput } from '../verbs/makeOutput.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { findDuplicatesAfterBooking } from '../quoting/findDuplicatesAfterBooking.ts';

const booked = makeChangeOutput('Booked as order 700.', { orderNumber: '700' }, null);

const runBooking = async (
  run: (invocation: Invocation) => Promise<Outcome>,
  out: ReturnType<typeof failingStream> = collectingStream().stream,
) => {
  const err = collectingStream();
  const booking = { ...verb(run), changes: true, movesMoney: true };
  const code = await runWith(booking, out, err.stream);
  return { code, said: err.text().trimEnd().split('\n') };
};

const run = (ending: Outcome, steps: string[]) => async (invocation: Invocation) => {
  invocation.lookAfterwards(async () => {
    steps.push('looked');
    return 'Order 701 for the same amount came.';
  }, 'Not looked.');
  invocation.onceWritten(async () => void steps.push('told'));
  return ending;
};

describe('a look after a booking', () => {
  it('comes once the booking was written and noted as told, and ends with 0 whatever it says', async () => {
    const steps: string[] = [];
    const out = collectingStream(false, () => steps.push('written'));
    const { code, said } = await runBooking(async (invocation) => {
      invocation.lookAfterwards(async () => {
        steps.push('looked');
        return 'Order 701 for the same amount came.';
      }, 'Not looked.');
      invocation.onceWritten(async () => void steps.push('told'));
      return booked;
    }, out.stream);
    expect(steps).toEqual(['written', 'told', 'looked']);
    expect([code, said]).toEqual([0, ['Booked as order 700.', 'Order 701 for the same amount came.']]);
    expect(JSON.parse(out.text())).toEqual({ orderNumber: '700' });
  });

  it.each([
    ['refused', async () => failed(null)],
    ['broken off', () => Promise.reject(new Error('EIO'))],
  ])('that is %s is said in one sentence, and changes nothing', async (_how, look) => {
    const { code, said } = await runBooking(async (invocation) => {
      findDuplicatesAfterBooking(invocation, 'order', look);
      return booked;
    });
    expect([code, said]).toEqual([
      0,
      [
        'Booked as order 700.',
        'It could not be checked whether the same was booked on another device meanwhile: your orders show it.',
      ],
    ]);
  });

  it('stands in the hint of the error where the outcome could not be written, before that counts as told', async () => {
    const steps: string[] = [];
    const { code, said } = await runBooking(run(booked, steps), failingStream('ENOSPC'));
    expect([code, steps]).toEqual([1, ['looked', 'told']]);
    expect(errorOf(said.at(-1) ?? '')).toMatchObject({
      error: {
        code: 'output-lost',
        message: 'Booked as order 700. The answer could not be written.',
        hint: 'Order 701 for the same amount came.',
      },
    });
  });

  it('is left out where nothing was booked', async () => {
    const steps: string[] = [];
    await runBooking(run(failed(commandFailure(exitCodes.refused, 'refused', 'No.')), steps));
    expect(steps).toEqual(['told']);
  });

  it('that is interrupted ends at once, says that it did not look and what was booked, and had that noted as told before', async () => {
    let told = false;
    const before = process.listeners('SIGINT');
    const { code, said } = await runBooking(async (invocation) => {
      invocation.onceWritten(async () => {
        told = true;
      });
      invocation.lookAfterwards(() => {
        for (const hear of process.listeners('SIGINT')) if (!before.includes(hear)) hear('SIGINT');
        return new Promise(() => undefined);
      }, 'Not looked.');
      return booked;
    });
    expect([code, told]).toEqual([130, true]);
    expect(said).toContain('Not looked.');
    expect(errorOf(said.at(-1) ?? '')).toMatchObject({
      error: { code: 'interrupted', message: 'Interrupted. Booked as order 700.' },
    });
  });
});
