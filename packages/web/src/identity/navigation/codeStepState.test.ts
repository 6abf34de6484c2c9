import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import { expect, it } from 'vitest';
import { codeInHandState, codeStepState, codeStepLead, isCodeStepState } from './codeStepState.ts';

it('a page that waits for a code says after a reload why the e-mail is typed again', () => {
  expect([isCodeStepState(codeStepState), isCodeStepState(codeInHandState), isCodeStepState(null)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(codeStepLead('Enter it.', codeStepState)).toBe(`Enter it. ${identityMessages.emailNotKept}`);
  expect(codeStepLead('Enter it.', codeInHandState)).toBe('Enter it.');
});
