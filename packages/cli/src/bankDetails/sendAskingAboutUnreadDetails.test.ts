import {
  noBankDetailConfirmation,
  type BankDetailConfirmation,
} from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { fakeInvocation } from '../../test/fakeInvocation.ts';
import { sendAskingAboutUnreadDetails } from './sendAskingAboutUnreadDetails.ts';

const unread = { kind: 'details-unread', failure: callFailure('server-trouble', '/beneficiaries') } as const;
const words = { nothing: 'Nothing was instructed.', since: 'this deal was booked' };

/** What becomes of a call whose bank details cannot be read, and each time what was said of them. */
const sendTo = async (
  answers: readonly string[] | null,
  flags: Readonly<Record<string, boolean>> = {},
  readable = false,
) => {
  const sent: (readonly [BankDetailConfirmation, boolean])[] = [];
  const { invocation } = fakeInvocation(answers, flags);
  const ended = await sendAskingAboutUnreadDetails(
    invocation,
    noBankDetailConfirmation,
    words,
    async (said, again) => {
      sent.push([said, again]);
      return succeeded(readable || said.unreadAccepted ? ({ kind: 'sent' } as const) : unread);
    },
  );
  return { ended, sent };
};

describe('bank details that cannot be read right before money leaves (PAYEE-2)', () => {
  const accepted = { checked: [], unreadAccepted: true };

  it('are no matter where they are read', async () => {
    const { ended, sent } = await sendTo(null, {}, true);
    expect([ended, sent]).toEqual([succeeded({ kind: 'sent' }), [[noBankDetailConfirmation, false]]]);
  });

  it.each([
    ['at the terminal', ['y'], {}],
    ['by --details-checked', null, { detailsChecked: true }],
  ])('let it leave once the user has said so %s', async (_where, answers, flags) => {
    const { ended, sent } = await sendTo(answers, flags);
    expect(ended).toEqual(succeeded({ kind: 'sent' }));
    expect(sent).toEqual([
      [noBankDetailConfirmation, false],
      [accepted, true],
    ]);
  });

  it.each([
    ['after a no', ['n'], {}, 3],
    ['by --yes alone', null, { yes: true }, 2],
  ])('let nothing leave %s', async (_where, answers, flags, exit) => {
    const { ended, sent } = await sendTo(answers, flags);
    expect(ended).toMatchObject({ failure: { exit, code: expect.any(String) } });
    expect(sent).toHaveLength(1);
  });
});
