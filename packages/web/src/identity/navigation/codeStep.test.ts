import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import { expect, it } from 'vitest';
import { codeInHand, codeStep, leadAgain, wantsCode } from './codeStep.ts';

it('a page that waits for a code says after a reload why the e-mail is typed again', () => {
  expect([wantsCode(codeStep), wantsCode(codeInHand), wantsCode(null)]).toEqual([true, true, false]);
  expect(leadAgain('Enter it.', codeStep)).toBe(`Enter it. ${identityMessages.emailNotKept}`);
  expect(leadAgain('Enter it.', codeInHand)).toBe('Enter it.');
});
