const begun = /^error:\s*/i;

/** `Error: ` and what went wrong, once: a service may begin its own sentence so. */
export const addErrorPrefix = (message: string): string => `Error: ${message.trim().replace(begun, '')}`;
