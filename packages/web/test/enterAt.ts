import { createEvent, fireEvent } from '@testing-library/react';

/** Enter at a moment (ms): how fast the machine is plays no part. False when its default was prevented, as `fireEvent` says. */
export const enterAt = (field: HTMLElement, moment: number): boolean => {
  const event = createEvent.keyDown(field, { key: 'Enter' });
  Object.defineProperty(event, 'timeStamp', { value: moment });
  return fireEvent(field, event);
};
