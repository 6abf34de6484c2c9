import * as z from 'zod/mini';
import type { FailureInBody } from '../http/makeAnswerReader.ts';
import { wireTextSchema } from '../http/wireShapes.ts';

type PartnerError = { readonly key: string; readonly message: string };

export const corpayErrorEntrySchema = z.object({ key: wireTextSchema, message: wireTextSchema });

const readError = (value: unknown): PartnerError[] => {
  if (typeof value === 'string') return [{ key: '', message: value }];
  const read = corpayErrorEntrySchema.safeParse(value);
  return read.success ? [read.data] : [];
};

/** Errors come as a list of `{ key, message }`, as a list of texts, or as an object from key to text. */
const readErrors = (errors: unknown): readonly PartnerError[] => {
  if (Array.isArray(errors)) return errors.flatMap(readError);
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).map(([key, message]) => ({
    key,
    message: typeof message === 'string' ? message : '',
  }));
};

export const corpayErrorSchema = z.object({
  errors: z.optional(z.unknown()),
  message: wireTextSchema,
  code: wireTextSchema,
});

export const readCorpayFailureInBody = (body: unknown): FailureInBody => {
  const read = corpayErrorSchema.safeParse(body);
  if (!read.success) return { messages: [], listed: false, code: null, namesPermission: false };
  const errors = readErrors(read.data.errors);
  const listed = errors.map(({ message }) => message).filter((message) => message !== '');
  const single = read.data.message === '' ? [] : [read.data.message];
  return {
    messages: listed.length > 0 ? listed : single,
    listed: listed.length > 0,
    code: errors[0]?.key || read.data.code || null,
    namesPermission: errors.some(({ key }) => key.toLowerCase() === 'permission'),
  };
};
