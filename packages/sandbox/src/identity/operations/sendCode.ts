import { describeCodeDelivery, mailCode } from '../users/describeCodeDelivery.ts';
import { issueCode } from '../users/codes.ts';
import type { IdentityContext } from './identityContext.ts';
import type { CodePurpose } from '../users/identityTables.ts';
import { succeededOutcome, type Outcome } from '../wire/outcome.ts';
import { codeLimitRefusal } from '../wire/signInRefusals.ts';

/**
 * Mails a code to `to`. Without an address everything happens but the mail, so that no caller finds out
 * who is a customer: `asked` is what the caller typed.
 */
export const sendCode = async (
  context: IdentityContext,
  letter: {
    readonly owner: string;
    readonly to: string | undefined;
    readonly asked: string;
    readonly purpose: CodePurpose;
  },
): Promise<Outcome> => {
  const { owner, to, asked, purpose } = letter;
  if (!(await context.codesSent.take(context.db, `${owner} ${purpose}`))) return codeLimitRefusal;
  await context.db.transaction().execute(async (trx) => {
    const code = await issueCode({ ...context, db: trx }, owner, purpose);
    if (to !== undefined) await mailCode(trx, to, purpose, code, context.now());
  });
  return succeededOutcome({ CodeDeliveryDetails: describeCodeDelivery(to ?? asked) });
};
