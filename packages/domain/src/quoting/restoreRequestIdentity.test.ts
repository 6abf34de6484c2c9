import { describe, expect, it } from 'vitest';
import { restoreRequestIdentity } from './restoreRequestIdentity.ts';
import { initialLiveQuoteState, type LiveQuoteState } from './liveQuoteState.ts';

type Request = { readonly side: string; readonly amount: string };
type Live = LiveQuoteState<Request, { readonly id: string }, never>;

const request: Request = { side: 'they receive', amount: '10000.00' };
const quote = { id: 'q1' };

const join = (live: Live): Live => restoreRequestIdentity(live, ({ side, amount }) => `${side} ${amount}`);

/** A state as it comes out of a text: each request is an object of its own. */
const read = (offered = request, asked: Request | null = request): Live => ({
  ...initialLiveQuoteState(),
  status: 'success',
  request: asked === null ? null : structuredClone(asked),
  offer: { request: structuredClone(offered), quote, expiresAt: 30_000 },
  renewed: { request: structuredClone(request), quote, expiresAt: 20_000 },
  asking: { ticket: 2, request: structuredClone(request), sentAt: 10_000 },
});

describe('a live quote that was read from a text', () => {
  it('is as it was, and its equal requests are one again', () => {
    const live = read();
    const joined = join(live);
    expect(joined).toEqual(live);
    expect(joined.offer?.request).toBe(joined.request);
    expect(joined.renewed?.request).toBe(joined.request);
    expect(joined.asking?.request).toBe(joined.request);
  });

  it.each([
    ['locked on the other side', { side: 'you send' }],
    ['of another amount', { amount: '9000.00' }],
  ])('keeps apart from what is asked a quote that is %s', (_what, other) => {
    const live = read({ ...request, ...other });
    const joined = join(live);
    expect(joined).toEqual(live);
    expect(joined.offer?.request).not.toBe(joined.request);
  });

  it('asks nothing where nothing was asked, and offers nothing where nothing was offered', () => {
    expect(join(initialLiveQuoteState())).toEqual(initialLiveQuoteState());
    const live = read(request, null);
    const joined = join(live);
    expect(joined).toEqual(live);
    expect(joined.renewed?.request).toBe(joined.offer?.request);
  });
});
