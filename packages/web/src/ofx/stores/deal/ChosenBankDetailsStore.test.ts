import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { describe, expect, it } from 'vitest';
import { ofxPayee, openAuthorizedScope } from '../../../../test/fakeOfx.ts';

type Options = Parameters<typeof openAuthorizedScope>[0];

/** Thalassa as the partner has her once another machine has changed her account. */
const changed = (account = 'GR4901101250000000012300084') => ({
  ...ofxPayee('b1', 'Thalassa'),
  beneficiaryBankDetails: {
    ...ofxPayee('b1', 'Thalassa').beneficiaryBankDetails,
    values: { bankName: 'Aegean Lighthouse Bank', account },
  },
});

/** A quote stands there for Thalassa, as the list had her when it was loaded. */
const quoted = async (options: Options = {}) => {
  const opened = await openAuthorizedScope(options);
  const { scope, time, answers } = opened;
  const [thalassa = ofxPayee('b1', 'Thalassa')] = answers.list;
  const choose = async () => {
    scope.deal.payTo(thalassa, '100');
    await time.advance(1_000);
  };
  scope.quote.start();
  await choose();
  const booked = () => opened.calls.filter((call) => call.startsWith('book'));
  return { ...opened, ...scope.deal, deal: scope.deal, details: scope.deal.bankDetails, choose, booked };
};

describe('the bank details of those whom a deal pays (PAYEE-1)', () => {
  it('are read when somebody is chosen; where nothing has changed nothing is asked', async () => {
    const { details, deal, booked } = await quoted();
    expect(details.check.accountOf('b1')?.account).toMatch(/0695$/);
    expect([details.check.open, deal.cannotBook]).toEqual([false, null]);
    expect(await deal.book()).toMatchObject({ dealId: 'd9' });
    expect(booked()).toHaveLength(1);
  });

  it('that changed since the list was loaded are asked about at the choice', async () => {
    const { details, deal, answers, choose, scope } = await quoted();
    scope.quote.clear();
    answers.list = [changed()];
    await choose();
    expect(details.check.questions).toMatchObject([
      { why: 'changed-since-then', account: { account: 'GR4901101250000000012300084' } },
    ]);
    expect(deal.cannotBook).toBe('details-unchecked');
  });

  it('that another machine changes after the choice are asked about at the press, once, and nothing leaves before', async () => {
    const { details, deal, answers, booked, choose, time } = await quoted();
    details.tick(true);
    answers.list = [changed()];
    expect(await deal.book()).toBeNull();
    await time.advance(1_000);
    expect([booked(), details.ticked, deal.cannotBook]).toEqual([[], false, 'details-unchecked']);
    expect(details.check.questions[0]?.why).toBe('changed-since-then');
    details.tick(true);
    expect(await deal.book()).toMatchObject({ dealId: 'd9' });
    await choose();
    await time.advance(1_000);
    expect([details.check.open, deal.cannotBook]).toEqual([false, null]);
  });

  it('that the partner dates within 30 days are asked about until they were confirmed here', async () => {
    const { details, deal, answers, choose, scope } = await quoted();
    answers.list = [{ ...ofxPayee('b1', 'Thalassa'), updatedDate: '2026-11-20' }];
    scope.quote.clear();
    await choose();
    expect(details.check.questions[0]?.why).toBe('changed-lately');
    details.tick(true);
    expect(await deal.book()).not.toBeNull();
    await choose();
    expect(deal.cannotBook).toBeNull();
  });

  it('that cannot be read are the user’s to decide on, and are read again with the next token (PAYEE-2)', async () => {
    const { details, deal, answers, booked, scope, time } = await quoted();
    answers.listFailure = callFailure('no-answer', '/beneficiaries');
    expect(await deal.book()).toBeNull();
    await time.advance(1_000);
    expect([details.check.now?.kind, deal.cannotBook]).toEqual(['unread', 'details-unchecked']);
    expect(booked()).toEqual([]);
    answers.listFailure = null;
    scope.session.tryAgain();
    await time.advance(0);
    expect([details.check.open, deal.cannotBook]).toEqual([false, null]);
    answers.listFailure = callFailure('no-answer', '/beneficiaries');
    await deal.book();
    await time.advance(1_000);
    details.tick(true);
    expect(await deal.book()).toMatchObject({ dealId: 'd9' });
  });

  it('whose tick was for details that could not be read are asked about without one once they can be, however they are read again', async () => {
    const { details, deal, answers, booked, scope, time } = await quoted();
    const unread = async () => {
      answers.listFailure = callFailure('no-answer', '/beneficiaries');
      await details.check.askAgain();
      details.tick(true);
      expect(deal.cannotBook).toBeNull();
      answers.listFailure = null;
    };
    await unread();
    answers.list = [changed()];
    await details.check.askAgain();
    expect([details.ticked, deal.cannotBook]).toEqual([false, 'details-unchecked']);
    await unread();
    scope.session.tryAgain();
    await time.advance(0);
    expect([details.ticked, deal.cannotBook]).toEqual([false, 'details-unchecked']);
    expect(await deal.book()).toBeNull();
    expect(booked()).toEqual([]);
  });

  it('that stay unread keep the tick for that, and keep Book Deal off while they are read again', async () => {
    const { details, deal, answers } = await quoted();
    answers.listFailure = callFailure('no-answer', '/beneficiaries');
    await details.check.askAgain();
    details.tick(true);
    const asked = details.check.askAgain();
    expect([details.check.reading, deal.cannotBook]).toEqual([true, 'details-unread']);
    await asked;
    expect([details.check.reading, details.ticked, deal.cannotBook]).toEqual([false, true, null]);
  });

  it('of two payees that change one after the other are asked about together, and booked after the second question', async () => {
    const { details, deal, answers, scope, time, booked } = await quoted();
    const thalassa = { ...changed(), updatedDate: '2026-11-20' };
    const kerameia = ofxPayee('b2', 'Kerameia');
    answers.list = [thalassa, kerameia];
    deal.change({ type: 'beneficiaries-chosen', beneficiaries: [thalassa, kerameia] });
    scope.quote.send({ type: 'sell-total-typed', text: '100' });
    await time.advance(1_000);
    const asked = () => details.check.questions.map(({ account }) => account.beneficiaryId);
    expect(asked()).toEqual(['b1']);
    details.tick(true);
    answers.list = [thalassa, { ...kerameia, updatedDate: '2026-11-21' }];
    expect(await deal.book()).toBeNull();
    await time.advance(1_000);
    expect(asked()).toEqual(['b1', 'b2']);
    details.tick(true);
    expect(await deal.book()).toMatchObject({ dealId: 'd9' });
    expect(booked()).toHaveLength(1);
  });

  it('an answer is for those who are chosen: with somebody else beside them it is asked anew', async () => {
    const { details, deal, answers, scope, time } = await quoted();
    answers.list = [changed(), ofxPayee('b2', 'Kerameia')];
    await deal.book();
    details.tick(true);
    const chosen = scope.quote.draft.parts.map(({ beneficiary }) => beneficiary);
    deal.change({ type: 'beneficiaries-chosen', beneficiaries: [...chosen, ofxPayee('b2', 'Kerameia')] });
    await time.advance(1_000);
    expect([details.ticked, details.check.questions.length]).toEqual([false, 1]);
  });

  it('of a later choice count, not those of an answer that comes late', async () => {
    const { details, deal, time } = await quoted();
    deal.change({ type: 'beneficiaries-chosen', beneficiaries: [ofxPayee('b2', 'Kerameia')] });
    deal.change({ type: 'beneficiaries-chosen', beneficiaries: [] });
    await time.advance(1_000);
    expect([details.check.now, details.printsThen.size]).toEqual([
      { kind: 'read', accounts: [], questions: [] },
      0,
    ]);
  });

  it('are followed no more once the scope has ended', async () => {
    const { details, scope, answers, time, choose } = await quoted();
    scope.stop();
    const read = details.check.now;
    answers.list = [changed()];
    scope.quote.clear();
    await choose();
    await time.advance(1_000);
    expect(details.check.now).toBe(read);
  });

  it('are shown as they were read last, where they cannot be read as the list has them, and of nobody else', async () => {
    const { details, deal, answers, time } = await quoted();
    const accountOf = (id: string) => details.accountOf(id)?.account ?? null;
    expect([accountOf('b1'), accountOf('b2')]).toEqual(['GR1601101250000000012300695', null]);
    answers.list = [changed(), ofxPayee('b2', 'Kerameia')];
    await details.check.askAgain();
    expect(accountOf('b1')).toBe('GR4901101250000000012300084');
    answers.listFailure = callFailure('no-answer', '/beneficiaries');
    deal.change({
      type: 'beneficiaries-chosen',
      beneficiaries: [ofxPayee('b1', 'Thalassa'), ofxPayee('b2', 'Kerameia')],
    });
    await time.advance(0);
    expect(details.check.now?.kind).toBe('unread');
    expect([accountOf('b1'), accountOf('b2'), accountOf('b3')]).toEqual([
      'GR1601101250000000012300695',
      'GR1601101250000000012300695',
      null,
    ]);
  });

  it('are read anew for somebody else, whose question the tick of before does not answer', async () => {
    const { details, deal, answers, time } = await quoted();
    const lately = { ...ofxPayee('b2', 'Kerameia'), updatedDate: '2026-11-20' };
    answers.list = [changed(), lately];
    await details.check.askAgain();
    details.tick(true);
    deal.change({ type: 'beneficiaries-chosen', beneficiaries: [lately] });
    expect(details.ticked).toBe(false);
    await time.advance(1_000);
    expect([...details.printsThen.keys()]).toEqual(['b2']);
    expect(details.check.questions.map(({ account }) => account.beneficiaryId)).toEqual(['b2']);
    expect(details.ticked).toBe(false);
  });

  it('that were read are not read again with the next token', async () => {
    const { calls, scope, time } = await quoted();
    const lists = () => calls.filter((call) => call === 'list').length;
    const before = lists();
    scope.session.tryAgain();
    await time.advance(0);
    expect(lists()).toBe(before);
  });
});
