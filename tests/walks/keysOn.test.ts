// @vitest-environment jsdom
import { it } from 'vitest';
import { holdsOnWalks } from './holdsOnWalks.ts';

it('what is displayed is what is booked and told, in tabs and terminals, beside a partner that honours keys', () =>
  holdsOnWalks('on'));
