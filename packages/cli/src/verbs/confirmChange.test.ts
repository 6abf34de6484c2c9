import { describe, expect, it } from 'vitest';
import { fakeInvocation } from '../../test/fakeInvocation.ts';
import { userChangedFailure } from '../failures/userChangedFailure.ts';
import { confirmChange, requireWayToConfirm } from './confirmChange.ts';

const plan = {
  title: 'This deal will be booked.',
  facts: [['You settle', '$1.00'] as readonly [string, string]],
  question: 'Book it?',
};

const ask = async (kind: 'sandbox' | 'production', options: object = {}, shown = plan) => {
  const { invocation, reported } = fakeInvocation(['y'], { ...options });
  const asked: string[] = [];
  const prompts = await invocation.prompts();
  invocation.reached({ name: 'FX Gateway', kind });
  const done = await confirmChange(
    {
      ...invocation,
      prompts: async () =>
        prompts === null
          ? null
          : { ...prompts, confirm: (question) => (asked.push(question), prompts.confirm(question)) },
    },
    shown,
  );
  expect(done).toEqual({ ok: true, value: 'go' });
  return { told: reported(), asked };
};

describe('a plan', () => {
  it.each([{}, { quiet: true }])(
    'names its environment first, whenever somebody is asked: %j',
    async (options) => {
      const { told, asked } = await ask('sandbox', options);
      expect(told).toMatch(/^This deal will be booked\.\nEnvironment +FX Gateway \(sandbox\)\nYou settle /);
      expect(asked).toEqual(['Book it?']);
    },
  );

  it('cannot take production for anything else, not even in its question', async () => {
    const { told, asked } = await ask('production', { quiet: true });
    expect(told).toContain('FX Gateway (PRODUCTION, real money moves)');
    expect(asked).toEqual(['PRODUCTION: Book it?']);
  });

  it('is turned around by no name and no label that a partner sent', async () => {
    const { told } = await ask(
      'sandbox',
      {},
      {
        ...plan,
        title: 'Ada \u202eEvil will be added.',
        facts: [['Tax \u2066Id', '7']],
      },
    );
    expect(told).toContain('Ada Evil will be added.');
    expect(told).toMatch(/Tax Id +7/);
  });

  it.each([
    ['y', {}],
    ['', { yes: true }],
  ])(
    'is not carried out for another user, who signed in while it was read: %j %j',
    async (answer, options) => {
      const { invocation } = fakeInvocation([answer], options);
      invocation.actsFor(async () => userChangedFailure);
      expect(await confirmChange(invocation, plan)).toEqual({ ok: false, failure: userChangedFailure });
      expect([userChangedFailure.exit, userChangedFailure.message]).toEqual([
        7,
        'Another user signed in to this profile meanwhile; nothing was sent.',
      ]);
    },
  );

  it.each([
    ['a terminal to ask at', ['y'], {}],
    ['--yes', ['y'], { yes: true }],
    ['nobody to ask', null, {}],
    ['--quiet', ['y'], { quiet: true }],
  ])('ends at a dry run, with nothing asked and nothing sent: %s', async (_where, answers, options) => {
    const { invocation, reported, unanswered } = fakeInvocation(answers, { ...options, dryRun: true });
    const notices: string[] = [];
    const dry = { ...invocation, notice: (text: string) => void notices.push(text) };
    expect(await confirmChange(dry, plan)).toEqual({ ok: true, value: 'stop' });
    expect(notices).toEqual(['Dry run: nothing was sent.']);
    expect(reported()).toBe('quiet' in options ? '' : 'This deal will be booked.\nYou settle  $1.00\n');
    expect(unanswered()).toBe(answers?.length ?? 0);
  });

  it.each([
    [null, {}, 2],
    [null, { yes: true }, null],
    [null, { dryRun: true }, null],
    [['y'], {}, null],
  ])('can be confirmed from the start, or nothing is read: %j %j', (answers, options, exit) => {
    const consent = requireWayToConfirm(fakeInvocation(answers, options).invocation);
    expect(consent.ok ? null : consent.failure.exit).toBe(exit);
  });

  it('that nobody is asked about stays silent under --quiet', async () => {
    expect((await ask('sandbox', { quiet: true, yes: true })).told).toBe('');
  });
});
