import type { z } from 'zod';
import type { IdentityContext } from './identityContext.ts';
import { refusedOutcome, type Outcome } from '../wire/outcome.ts';

/** One operation of the identity service: a body not yet looked at in, an outcome out. */
export type Operation = (body: unknown, context: IdentityContext) => Promise<Outcome>;

/** An operation over the part of its input that this sandbox reads; the rest is let through, as the real service does. */
export const makeIdentityOperation =
  <Input>(
    input: z.ZodType<Input>,
    run: (input: Input, context: IdentityContext) => Promise<Outcome>,
  ): Operation =>
  async (body, context) => {
    const parsed = input.safeParse(body);
    if (parsed.success) return await run(parsed.data, context);
    const [issue] = parsed.error.issues;
    return refusedOutcome(
      'InvalidParameterException',
      `${issue?.path.join('.') || 'Input'}: ${issue?.message ?? 'invalid'}`,
    );
  };
