import { openApiFiles } from './openApiFiles.ts';

/** Written while this module is loaded: whoever writes the files loads nothing later. */
export const openApiTexts = await openApiFiles();
