import { createVirtualTime } from '@fx-gateway/domain/ports/virtualTime.ts';
import { expect, it } from 'vitest';
import { atMostEvery } from './atMostEvery.ts';

it('what is asked for often is shown at once, then at most every so often, and the last time is never left out', async () => {
  const time = createVirtualTime();
  const shown: number[] = [];
  const show = atMostEvery(150, time.timers, () => shown.push(time.clock.now() - began));
  const began = time.clock.now();
  show();
  for (let ms = 0; ms < 400; ms += 100) {
    await time.advance(100);
    show();
  }
  await time.advance(1_000);
  expect(shown).toEqual([0, 150, 300, 450]);
  show();
  await time.advance(1_000);
  expect(shown).toHaveLength(5);
});
