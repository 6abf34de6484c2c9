import { Secrets } from './Secrets.ts';
import { test as base } from './sandboxTest.ts';
import { Visitor } from './Visitor.ts';

export { expect } from 'playwright/test';

interface IdentityFixtures {
  /** What nobody may say aloud; also for contexts that a journey opens itself: `secrets.attach(context)`. */
  readonly secrets: Secrets;
  /** The person in front of `page`. */
  readonly visitor: Visitor;
}

/** The test of journeys on the way in: in the end no password, token or code was in an address, the console or the journal. */
export const test = base.extend<IdentityFixtures>({
  secrets: [
    async ({ context, sandbox }, provide) => {
      const secrets = new Secrets();
      secrets.attach(context);
      await provide(secrets);
      secrets.expectKept(await sandbox.journal());
    },
    { auto: true },
  ],

  visitor: async ({ page, sandbox, secrets }, provide) => {
    await provide(new Visitor(page, sandbox, secrets));
  },
});
