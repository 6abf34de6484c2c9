import { describe, expect, it, vi } from 'vitest';
import { nothingSaid, openRun } from '../../../test/fakeRunPartner.ts';
import { callFailure } from '../../calls/callFailure.ts';
import { bookRunDeal } from './bookRunDeal.ts';
import { instructRunDeal, settleRunInstruction } from './instructRunDeal.ts';
import { toRunReportRows } from '../report/toRunReportRows.ts';
import { succeeded } from '../../result/result.ts';
import type { RunPorts } from './runDealStep.ts';
import type { RunPartner } from './runPartner.ts';

const press = { ...nothingSaid, limited: false };
const silence = callFailure('no-answer', '/deal');
const refusal = { words: 'The limit is reached.', requestId: 'r-1' };

const taken = { words: 'Another call is at work.', requestId: 'r-9' };

const lostInstruction = async (find: NonNullable<RunPartner['instructions']>['find']) => {
  const calls: string[] = [];
  const opened = await openRun({
    instructions: {
      maxCallMs: 45_000,
      instruct: async () => {
        calls.push('instruct');
        return calls.length === 1
          ? { kind: 'open', failure: silence }
          : { kind: 'answered', answer: null, requestId: 'r-2' };
      },
      find,
    },
  });
  await bookRunDeal(opened.ports, 'run-1', '1', opened.quote, press);
  await instructRunDeal(opened.ports, 'run-1', '1', nothingSaid);
  return { ...opened, calls };
};

const undecidedWhile = (found: 'not-instructed' | 'instructed') => ({
  maxCallMs: 45_000,
  instruct: async () => ({ kind: 'open', failure: silence, said: taken }) as const,
  find: async () => ({ kind: found }) as const,
});

const refusedWhile = (found: 'not-instructed' | 'instructed') => ({
  maxCallMs: 45_000,
  instruct: async () => ({ kind: 'refused', refusal }) as const,
  find: async () => ({ kind: found }) as const,
});

describe('a lost instruction of a run', () => {
  it('is sent again as it was where the order has no payments', async () => {
    const { ports, states, calls } = await lostInstruction(async () => ({ kind: 'not-instructed' }));
    expect(await states()).toEqual(['instructing', 'waiting']);
    await settleRunInstruction(ports, 'run-1', '1');
    expect([await states(), calls.length]).toEqual([['paid', 'waiting'], 2]);
  });

  it.each([
    [{ kind: 'instructed' }, 'paid'],
    [{ kind: 'instructed-otherwise', words: 'With something else.' }, 'paid-otherwise'],
    [{ kind: 'unknown', failure: silence, until: null }, 'instructing'],
  ] as const)('is told by the payments of its order: %j is %s', async (found, state) => {
    const { ports, states, calls } = await lostInstruction(async () => found);
    await settleRunInstruction(ports, 'run-1', '1');
    expect([await states(), calls.length]).toEqual([[state, 'waiting'], 1]);
  });

  it('stays without an outcome where it is sent again and refused while an earlier call may still arrive', async () => {
    for (const [later, state] of [
      [44_999, 'instructing'],
      [45_000, 'booked'],
    ] as const) {
      let calls = 0;
      const { ports, states, quote } = await openRun({
        instructions: {
          maxCallMs: 45_000,
          instruct: async () =>
            (calls += 1) === 1 ? { kind: 'open', failure: silence } : { kind: 'refused', refusal },
          find: async () => ({ kind: 'not-instructed' }),
        },
      });
      await bookRunDeal(ports, 'run-1', '1', quote, press);
      await instructRunDeal(ports, 'run-1', '1', nothingSaid);
      await settleRunInstruction({ ...ports, clock: { now: () => 5 + later } }, 'run-1', '1');
      expect([await states(), calls]).toEqual([[state, 'waiting'], 2]);
    }
  });

  it('is not sent again while its last copy may still arrive: that would make every answer say nothing', async () => {
    const { ports, states, quote } = await openRun({ instructions: refusedWhile('not-instructed') });
    let calls = 0;
    const lost: NonNullable<RunPartner['instructions']> = {
      ...refusedWhile('not-instructed'),
      instruct: async () =>
        (calls += 1) === 1 ? { kind: 'open', failure: silence } : { kind: 'refused', refusal },
    };
    const at = (now: number) => ({
      ...ports,
      partner: { ...ports.partner, instructions: lost },
      clock: { now: () => now },
    });
    await bookRunDeal(at(0), 'run-1', '1', quote, press);
    await instructRunDeal(at(0), 'run-1', '1', nothingSaid);
    await settleRunInstruction(at(15_000), 'run-1', '1');
    expect(await settleRunInstruction(at(30_000), 'run-1', '1')).toMatchObject({
      kind: 'unknown',
      until: 60_000,
    });
    expect([await states(), calls]).toEqual([['instructing', 'waiting'], 2]);
    await settleRunInstruction(at(60_000), 'run-1', '1');
    expect([await states(), calls]).toEqual([['booked', 'waiting'], 3]);
  });

  it.each([
    ['pays', 'instructed', 'paid'],
    ['pays nobody', 'not-instructed', 'instructing'],
  ] as const)(
    'that was answered with what does not say whether it was done is told by an order that %s',
    async (_what, found, state) => {
      const { ports, states, quote } = await openRun({ instructions: undecidedWhile(found) });
      await bookRunDeal(ports, 'run-1', '1', quote, press);
      await instructRunDeal(ports, 'run-1', '1', nothingSaid);
      expect(await states()).toEqual([state, 'waiting']);
    },
  );

  it('that was answered so is a refusal with these words once it cannot arrive any more, and is not sent again', async () => {
    let calls = 0;
    const asked = undecidedWhile('not-instructed');
    const { ports, states, quote } = await openRun({
      instructions: { ...asked, instruct: () => ((calls += 1), asked.instruct()) },
    });
    const at = (now: number): RunPorts => ({ ...ports, clock: { now: () => now } });
    await bookRunDeal(at(0), 'run-1', '1', quote, press);
    await instructRunDeal(at(0), 'run-1', '1', nothingSaid);
    expect(await settleRunInstruction(at(44_999), 'run-1', '1')).toEqual({
      kind: 'unknown',
      failure: null,
      until: 45_000,
    });
    const run = await ports.runs.find('run-1');
    expect(run === null ? [] : toRunReportRows(run, new Map())[0]).toMatchObject({
      reason: 'It is not known whether these payments were instructed. Another call is at work.',
      requestId: 'r-9',
    });
    await settleRunInstruction(at(45_000), 'run-1', '1');
    expect([await states(), calls]).toEqual([['booked', 'waiting'], 1]);
    expect((await ports.runs.find('run-1'))?.deals[0]?.state).toMatchObject({ refusal: taken });
  });

  it('that was refused while its order could not be read is told with the reason, and is not sent again', async () => {
    let reads = 0;
    let calls = 0;
    const { ports, states, quote } = await openRun({
      instructions: {
        maxCallMs: 45_000,
        instruct: async () => ((calls += 1), { kind: 'refused', refusal }),
        find: async () =>
          (reads += 1) === 1
            ? { kind: 'unknown', failure: silence, until: null }
            : { kind: 'not-instructed' },
      },
    });
    const at = (now: number): RunPorts => ({ ...ports, clock: { now: () => now } });
    await bookRunDeal(at(0), 'run-1', '1', quote, press);
    await instructRunDeal(at(0), 'run-1', '1', nothingSaid);
    await settleRunInstruction(at(45_000), 'run-1', '1');
    expect([await states(), calls]).toEqual([['booked', 'waiting'], 1]);
    expect((await ports.runs.find('run-1'))?.deals[0]?.state).toMatchObject({ refusal });
  });

  it('is looked into only once nobody on this machine has its call on its way', async () => {
    let before = Promise.resolve<unknown>(null);
    const answers: (() => void)[] = [];
    let calls = 0;
    const { ports, states, quote } = await openRun({
      instructions: {
        ...refusedWhile('not-instructed'),
        instruct: async () => {
          calls += 1;
          await new Promise<void>((resolve) => answers.push(resolve));
          return { kind: 'refused', refusal };
        },
      },
    });
    const alone: RunPorts = {
      ...ports,
      exclusively: async (work) => {
        const mine = before.then(work);
        before = mine;
        return succeeded(await mine);
      },
    };
    await bookRunDeal(alone, 'run-1', '1', quote, press);
    const instructing = instructRunDeal(alone, 'run-1', '1', nothingSaid);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    const looking = settleRunInstruction(alone, 'run-1', '1');
    answers.at(-1)?.();
    await Promise.all([instructing, looking]);
    expect([await states(), calls]).toEqual([['booked', 'waiting'], 1]);
  });

  it('says nothing by its refusal once another terminal has sent it again', async () => {
    const { ports, states, quote } = await openRun({
      instructions: {
        maxCallMs: 45_000,
        instruct: async () => ({ kind: 'refused', refusal }),
        find: async () => {
          await ports.runs.advance('run-1', '1', { type: 'instruction-leaves-again', at: 6 });
          return { kind: 'not-instructed' };
        },
      },
    });
    await bookRunDeal(ports, 'run-1', '1', quote, press);
    await instructRunDeal(ports, 'run-1', '1', nothingSaid);
    expect(await states()).toEqual(['instructing', 'waiting']);
  });

  it('does not leave where the device stood still after it was kept', async () => {
    const { ports, sent, states, quote } = await openRun();
    await bookRunDeal(ports, 'run-1', '1', quote, press);
    let now = 5;
    const advance: typeof ports.runs.advance = async (...step) => {
      const kept = await ports.runs.advance(...step);
      now += 15_001;
      return kept;
    };
    const slow = { ...ports, clock: { now: () => now }, runs: { ...ports.runs, advance } };
    await instructRunDeal(slow, 'run-1', '1', nothingSaid);
    expect([sent, await states()]).toEqual([['book q'], ['booked', 'waiting']]);
  });

  it('that was refused waits with the reason, unless its order has payments', async () => {
    for (const [found, kind] of [
      ['not-instructed', 'booked'],
      ['instructed', 'paid'],
    ] as const) {
      const { ports, states, quote } = await openRun({ instructions: refusedWhile(found) });
      await bookRunDeal(ports, 'run-1', '1', quote, press);
      await instructRunDeal(ports, 'run-1', '1', nothingSaid);
      expect(await states()).toEqual([kind, 'waiting']);
    }
  });
});
