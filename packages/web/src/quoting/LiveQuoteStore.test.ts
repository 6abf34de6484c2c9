import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { failure, openQuotedScope, openScope, thalassa } from '../../test/fakeCorpay.ts';
import { ofxPayee, openAuthorizedScope } from '../../test/fakeOfx.ts';

/** How the partner answers a call whose token it does not take. */
const fail = async () => failed(failure('token-refused', { path: '/deal/quote', status: 401 }));

const quotesIn = (calls: readonly string[]) => calls.filter((call) => call.startsWith('quote'));

const refused = async () => {
  const opened = await openQuotedScope();
  const { scope, answers, time, calls } = opened;
  const type = async (text: string): Promise<void> => {
    scope.deal.change({ type: 'amount-typed', side: 'Payment', text });
    await time.advance(600);
  };
  const nextToken = async (): Promise<number> => {
    const asked = quotesIn(calls).length;
    scope.session.tryAgain();
    // By itself it is asked for once a second at most.
    await time.advance(1_500);
    return quotesIn(calls).length - asked;
  };
  answers.quote = fail;
  await type('500');
  return { ...opened, type, nextToken };
};

describe('a quote that failed for want of a token', () => {
  it('is asked for once more by itself with the next token, and then no more', async () => {
    const { nextToken } = await refused();
    expect([await nextToken(), await nextToken()]).toEqual([1, 0]);
  });

  it('is asked for by itself anew once the user has changed it', async () => {
    const { nextToken, type } = await refused();
    await nextToken();
    await type('600');
    expect([await nextToken(), await nextToken()]).toEqual([1, 0]);
  });

  it('is asked for by itself anew once a quote came in between', async () => {
    const { nextToken, answers, scope, time } = await refused();
    answers.quote = null;
    await nextToken();
    expect(scope.quote.live.status).toBe('success');
    answers.quote = fail;
    await time.advance(29_000);
    expect(scope.quote.live.failure).toMatchObject({ kind: 'token-refused' });
    expect([await nextToken(), await nextToken()]).toEqual([1, 0]);
  });

  it('and comes with the next token is displayed', async () => {
    const { nextToken, answers, scope } = await refused();
    answers.quote = null;
    await nextToken();
    expect(scope.deal.cannotBook).toBeNull();
    expect(await nextToken(), 'what stands is not asked for again').toBe(0);
  });
});

describe('a quote whose page is left', () => {
  it('is displayed no more and asked for no more, and what is typed stays', async () => {
    const { scope, time, calls } = await openQuotedScope();
    const asked = quotesIn(calls).length;
    scope.quote.stop();
    expect(scope.quote.live.offer).toBeNull();
    expect(scope.quote.draft).toMatchObject({ paymentAmount: '10000', settlementAmount: '' });
    await time.advance(60_000);
    expect(quotesIn(calls)).toHaveLength(asked);
    expect(scope.quote.countdown).toBeNull();
  });

  it('follows neither list nor presses any more, until it is shown again', async () => {
    const { scope, answers } = await openQuotedScope();
    scope.quote.stop();
    scope.quote.handle('press-began');
    expect(scope.quote.live.held.press).toBe(false);
    answers.beneficiaries = succeeded([]);
    await scope.session.beneficiaries.load();
    expect(scope.quote.draft.beneficiary).toEqual(thalassa);
    scope.quote.start();
    expect(scope.quote.draft.beneficiary).toBeNull();
  });

  it('is asked for once at a time, also where it is begun anew without being ended', async () => {
    const { scope, time, calls } = await openQuotedScope();
    scope.quote.start();
    const asked = quotesIn(calls).length;
    await time.advance(600);
    expect(quotesIn(calls)).toHaveLength(asked + 1);
  });
});

describe('a quote without a connection', () => {
  it('believes no answer to a call that may have left before, and the next look', async () => {
    const { scope, reach, time } = await openQuotedScope();
    scope.quote.handle('connection-lost');
    expect(scope.deal.cannotBook).toBe('disconnected');
    reach();
    await time.advance(0);
    expect(scope.deal.cannotBook).toBe('disconnected');
    scope.quote.handle('connection-came');
    await time.advance(0);
    expect(scope.deal.cannotBook).toBeNull();
  });
});

describe('the recording of a visit (REC-1)', () => {
  it('begins and ends with the page, and has nothing of one that was never shown', async () => {
    const { scope, time } = openScope();
    const noted = () => scope.recorder.notes().map(({ event, before }) => [event.type, before.running]);
    const before = noted().length;
    scope.quote.stop();
    expect(noted()).toHaveLength(before);
    scope.quote.start();
    expect(noted().slice(before)).toEqual([['started', false]]);
    await time.advance(600);
    expect(noted(), 'nothing is asked yet').toHaveLength(before + 1);
    scope.quote.stop();
    expect(noted().slice(before)).toEqual([
      ['started', false],
      ['stopped', true],
    ]);
  });

  it('has what is typed while no quote runs, with what stood there then', async () => {
    const { scope } = openScope();
    scope.deal.change({ type: 'beneficiary-chosen', beneficiary: thalassa });
    expect(scope.recorder.notes().at(-1)).toMatchObject({
      event: { type: 'entered', draft: { beneficiary: thalassa } },
      before: { running: false },
    });
  });
});

const openOfx = async (text: string) => {
  const authorized = await openAuthorizedScope();
  authorized.scope.quote.start();
  authorized.scope.deal.payTo(ofxPayee('b1', 'Thalassa'), text);
  await authorized.time.advance(600);
  const last = () => authorized.scope.recorder.notes().at(-1);
  return { ...authorized, last };
};

describe('a field of OFX that gets the focus', () => {
  it('asks for nothing, and the next quote is asked for by its side (OFX-QUOTE-8)', async () => {
    const { scope, time, calls, answers } = await openOfx('90');
    const displayed = scope.quote.live.offer?.quote;
    const asked = quotesIn(calls).length;
    scope.deal.change({ type: 'side-focused', side: 'buy' });
    await time.advance(600);
    expect(quotesIn(calls)).toHaveLength(asked);
    expect(scope.quote.live.offer?.quote).toBe(displayed);
    answers.stale = true;
    await time.advance(6_000);
    expect(quotesIn(calls)[asked]).toBe('quote buy 1160001 for 1');
  });

  it('is in the recording, whether a quote runs or not', async () => {
    const { scope, last } = await openOfx('90');
    scope.deal.change({ type: 'side-focused', side: 'buy' });
    expect(last()).toMatchObject({
      event: { type: 'asked-otherwise', draft: { lockSide: 'buy' } },
      before: { running: true },
    });
    scope.quote.stop();
    scope.deal.change({ type: 'side-focused', side: 'sell' });
    expect(last()).toMatchObject({
      event: { type: 'asked-otherwise', draft: { lockSide: 'sell' } },
      before: { running: false },
    });
  });

  it('is in the recording also before anything is asked, and asks for nothing then', async () => {
    const { scope, last, calls, time } = await openOfx('');
    scope.deal.change({ type: 'side-focused', side: 'buy' });
    expect(last()).toMatchObject({ event: { type: 'asked-otherwise' }, before: { running: true } });
    await time.advance(1_000);
    expect([scope.quote.live.request, quotesIn(calls)]).toEqual([null, []]);
  });
});
