import { fieldMessages } from './fieldMessages.ts';
import { hasInvisibleCharacter } from './hasInvisibleCharacter.ts';

/** What a text field asks of its value; every part may be absent. */
export type FieldRule = {
  readonly required?: boolean;
  readonly pattern?: RegExp;
  readonly maxLength?: number;
  /** Numbers above it are refused; the value must then be a number. */
  readonly max?: number;
  /** True when the value will do; a text is the reason it will not; false stands for 'Invalid format.'. */
  readonly custom?: (value: string) => boolean | string;
};

/**
 * The one message a field shows, or null when its value will do (MSG-1 to MSG-5). Spaces around the value do not
 * count. An empty value is judged only by `required`. What would be read otherwise than it is sent is refused.
 */
export const checkField = (value: string, rule: FieldRule): string | null => {
  const typed = value.trim();
  if (typed === '') return rule.required === true ? fieldMessages.required : null;
  if (hasInvisibleCharacter(typed)) return fieldMessages.unwritable;
  if (rule.maxLength !== undefined && typed.length > rule.maxLength)
    return fieldMessages.maxLength(rule.maxLength);
  if (rule.pattern !== undefined && !rule.pattern.test(typed)) return fieldMessages.invalid;
  if (rule.max !== undefined) {
    const number = Number(typed.replaceAll(',', ''));
    if (Number.isNaN(number)) return fieldMessages.invalid;
    if (number > rule.max) return fieldMessages.maxAmount(rule.max);
  }
  const verdict = rule.custom?.(typed) ?? true;
  if (verdict === true) return null;
  return verdict === false || verdict === '' ? fieldMessages.invalid : verdict;
};
