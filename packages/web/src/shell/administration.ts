import type { ComponentType } from 'react';

/** The page at /secure/debug; null while this application does not offer it, and then nothing leads to it. */
export const administration: ComponentType | null = null;
