import { expect, it } from 'vitest';
import { corpayRunRules } from '../corpay/payment-run/corpayRunRules.ts';
import { ofxRunRules } from '../ofx/payment-run/ofxRunRules.ts';
import { payeesOwnFieldsMessage } from './runMessages.ts';

it("a table says that reference and purpose are the payee's own at OFX, and nothing at Corpay", () => {
  expect(payeesOwnFieldsMessage(ofxRunRules)).toBe(
    "At OFX, reference and purpose are the payee's own: what stands in the table is not sent.",
  );
  expect(payeesOwnFieldsMessage(corpayRunRules)).toBe(null);
});
