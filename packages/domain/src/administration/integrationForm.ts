import { checkField } from '../forms/checkField.ts';
import { fieldMessages } from '../forms/fieldMessages.ts';
import type { IntegrationUpdate } from './accountAdministration.ts';
import { clientIdPattern } from './integration.ts';
import { whyNotIntegrationKey } from './integrationKey.ts';
import { hasClientIdPattern, isIntegrationKind } from './integrationKinds.ts';

export type IntegrationField = keyof IntegrationUpdate;

/**
 * The messages of the wrong fields of an integration that is to be written (ADMIN-5 to ADMIN-7, ADMIN-14, S-73). The
 * integration id is empty for a new one; a key is always needed, since none is read back.
 */
export const checkIntegrationForm = (
  form: IntegrationUpdate,
): Readonly<Partial<Record<IntegrationField, string>>> => {
  const wrong: Partial<Record<IntegrationField, string>> = {};
  const pattern = hasClientIdPattern(form.kind) ? clientIdPattern : /./;
  const clientId = checkField(form.clientId.trim(), { required: true, pattern });
  if (clientId !== null) wrong.clientId = clientId;
  const key = whyNotIntegrationKey(form.key);
  if (key !== null) wrong.key = key;
  if (!isIntegrationKind(form.kind)) {
    wrong.kind = form.kind === '' ? fieldMessages.required : fieldMessages.invalid;
  }
  return wrong;
};

/** What is sent of a form: texts without blanks around them, the key too. */
export const integrationUpdateOf = (form: IntegrationUpdate): IntegrationUpdate => ({
  integrationId: form.integrationId.trim(),
  clientId: form.clientId.trim(),
  parentId: form.parentId.trim(),
  key: form.key.trim(),
  kind: form.kind,
});
