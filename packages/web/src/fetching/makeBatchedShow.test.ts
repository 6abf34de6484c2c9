import { createVirtualTime } from '@fx-gateway/domain/ports/virtualTime.ts';
import { expect, it } from 'vitest';
import { makeBatchedShow } from './makeBatchedShow.ts';

it('answers that come one after the other are shown together, and the last one is never left out', async () => {
  const time = createVirtualTime();
  const began = time.clock.now();
  const shown: number[] = [];
  const answered = makeBatchedShow(time.timers, () => shown.push(time.clock.now() - began));
  for (let ms = 0; ms <= 400; ms += 100) {
    answered();
    await time.advance(100);
  }
  await time.advance(1_000);
  expect(shown).toEqual([150, 350, 550]);
  answered();
  await time.advance(1_000);
  expect(shown).toHaveLength(4);
});
