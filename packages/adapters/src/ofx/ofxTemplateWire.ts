import type { OfxBankTemplate } from '@fx-gateway/domain/ofx/api/ofxBankTemplate.ts';
import * as z from 'zod/mini';
import type { AnswerShape } from '../conformance/serviceContract.ts';
import { listEntriesOrNull, jsonMember } from '../http/envelope.ts';
import { makeRecordsReader } from '../http/makeContentReader.ts';
import { wireIdSchema, wireNumberOrNullSchema, wireTextSchema } from '../http/wireShapes.ts';
import { camelCaseMembers } from './camelCaseMembers.ts';

const wire = z.pipe(
  z.object({
    propertyKey: wireIdSchema,
    name: wireTextSchema,
    required: z.nullish(z.boolean()),
    validationRegex: wireTextSchema,
    maxLength: wireNumberOrNullSchema,
  }),
  z.transform(({ required, validationRegex, maxLength, ...field }) => ({
    ...field,
    required: required ?? false,
    validationRegex: validationRegex === '' ? null : validationRegex,
    maxLength: maxLength === null || maxLength <= 0 ? null : maxLength,
  })),
);

const fieldsOf = (body: unknown): unknown => {
  const answer = camelCaseMembers(body);
  return jsonMember(answer, 'fields') ?? answer;
};

export const ofxTemplateAnswerShape: AnswerShape = {
  schema: wire,
  find: (body) => listEntriesOrNull(fieldsOf(body)),
  place: 'fields[]',
  otherPlaces: ['[]'],
  read: (body) => readOfxTemplate(body),
  mayLack: ['required', 'validationRegex', 'maxLength'],
};

/** The fields of a bank account (OFX-BANK-1, OFX-BANK-4), bare or in `fields`. */
export const readOfxTemplate = (body: unknown): OfxBankTemplate | null => {
  return makeRecordsReader(wire, ({ propertyKey }) => propertyKey)(fieldsOf(body));
};
