import { makeSymptom } from '../causes/makeSymptom.ts';
import { differsWithSymptom, type ExplainedVerdict } from '../responses/verdict.ts';

/** A script of a page that the build did not write: all that it writes is below /assets. Null where there is none. */
export const findForeignScript = (page: string): ExplainedVerdict | null => {
  const sources = [...page.matchAll(/<script\b[^>]*\bsrc=["']?([^"'\s>]+)/gi)].map(
    ([, source = '']) => source,
  );
  const foreign = sources.find((source) => !source.startsWith('/assets/'));
  // A page that names none of the build is not one of it.
  if (foreign === undefined || sources.every((source) => !source.startsWith('/assets/'))) return null;
  const [seen = ''] = foreign.split(/[?#]/);
  return differsWithSymptom(
    'scripts',
    `A page has a script that is not of the build: ${seen}.`,
    makeSymptom('page-changed', seen, 'scripts'),
  );
};
