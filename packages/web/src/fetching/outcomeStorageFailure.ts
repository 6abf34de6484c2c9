import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';

/** The store of this device failed while it was looked into what became of a call that may have moved money. */
export const outcomeStorageFailure: CallFailure = callFailure('unreadable', '', {
  messages: ['This device could not remember what became of it. Check again.'],
});
