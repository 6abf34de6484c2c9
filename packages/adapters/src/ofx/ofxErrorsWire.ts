import type { OfxFieldError } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import * as z from 'zod/mini';
import type { FailureInBody } from '../http/makeAnswerReader.ts';
import { wireTextSchema } from '../http/wireShapes.ts';
import { camelCaseMembers } from './camelCaseMembers.ts';

export const ofxErrorEntrySchema = z.object({
  fieldName: wireTextSchema,
  field: wireTextSchema,
  key: wireTextSchema,
  message: wireTextSchema,
});

type Entry = z.infer<typeof ofxErrorEntrySchema>;

const readEntry = (value: unknown): Entry[] => {
  if (typeof value === 'string') return [{ fieldName: '', field: '', key: '', message: value }];
  const read = ofxErrorEntrySchema.safeParse(value);
  return read.success ? [read.data] : [];
};

export const ofxErrorSchema = z.object({
  errors: z.optional(z.unknown()),
  message: wireTextSchema,
  code: wireTextSchema,
});

/** What an answer of the partner, or of the accounts service for it, says of its failure. */
type SpokenOfx = FailureInBody & {
  /** By field, in order (OFX-BENE-26). */
  readonly errors: readonly OfxFieldError[];
};

/** Errors are a list, or one message; members are written in either case. An empty answer says nothing. */
export const readOfxErrors = (body: unknown): SpokenOfx => {
  const read = ofxErrorSchema.safeParse(camelCaseMembers(body));
  if (!read.success) return { errors: [], messages: [], listed: false, code: null, namesPermission: false };
  const { errors, message, code } = read.data;
  const entries = Array.isArray(errors) ? errors.flatMap(readEntry) : [];
  const spoken = entries.filter((each) => each.message !== '');
  return {
    errors: spoken.map((each) => ({ fieldName: each.fieldName || each.field, message: each.message })),
    messages: spoken.length > 0 ? spoken.map((each) => each.message) : message === '' ? [] : [message],
    listed: spoken.length > 0,
    code: code || entries[0]?.key || null,
    namesPermission: entries.some(({ key }) => key.toLowerCase() === 'permission'),
  };
};
