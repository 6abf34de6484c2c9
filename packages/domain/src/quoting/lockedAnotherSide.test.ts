import { describe, expect, it } from 'vitest';
import { makeFixture, quoted } from '../../test/liveQuoteFixture.ts';

describe('the same asked for in another way, as when the focus moves to the other amount', () => {
  it('asks for nothing and leaves what is displayed bookable', async () => {
    const fixture = await quoted();
    fixture.live.send({ type: 'asked-otherwise', request: { amount: 12 } });
    await fixture.time.advance(4_000);
    expect(fixture.log).toEqual(['request 10']);
    expect(fixture.why()).toBeNull();
  });

  it('is what the next renewal asks for, and it is compared with what it renews', async () => {
    const fixture = await quoted({ lifetime: 8 });
    fixture.live.send({ type: 'asked-otherwise', request: { amount: 12 } });
    await fixture.time.advance(6_000);
    expect(fixture.log).toEqual(['request 10', 'look q1', 'request 12']);
    expect(fixture.state()).toMatchObject({ status: 'success', renewed: { quote: { id: 'q1' } } });
  });

  it('takes the answer that is on its way', async () => {
    const fixture = makeFixture({ latency: 1_000 });
    fixture.live.send({ type: 'edited', request: { amount: 10 } });
    await fixture.time.advance(700);
    fixture.live.send({ type: 'asked-otherwise', request: { amount: 12 } });
    await fixture.time.advance(1_000);
    expect(fixture.state()).toMatchObject({ status: 'success', offer: { request: { amount: 12 } } });
    expect(fixture.log).toEqual(['request 10']);
  });

  it('is nothing where nothing is asked', () => {
    const fixture = makeFixture();
    fixture.live.send({ type: 'asked-otherwise', request: { amount: 12 } });
    expect(fixture.state().request).toBeNull();
  });
});
