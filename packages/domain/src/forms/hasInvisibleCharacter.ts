/**
 * Control characters and halves of characters are in no name, address or number, and no partner keeps them; what turns the
 * direction in which the rest is read makes a text, amounts behind it included, look otherwise than it is sent.
 */
const unwritable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text holds a character that cannot be seen and changes what stands around it. */
export const hasInvisibleCharacter = (text: string): boolean => unwritable.test(text);
