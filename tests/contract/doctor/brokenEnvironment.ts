import type { SymptomKind } from '@fx-gateway/domain/conformance/causes/causeTable.ts';
import type { Broken, EnvironmentFront } from './environmentFront.ts';

/** What is broken, who looks at it, and the cause that has to be told first. */
export type BrokenEnvironment = {
  readonly name: string;
  readonly make: (front: EnvironmentFront) => Promise<Broken> | Broken;
  /** Who signs in; nobody unless said. */
  readonly as?: string;
  readonly password?: string;
  /** More words of the command line. */
  readonly words?: (front: EnvironmentFront) => readonly string[];
  readonly symptom: SymptomKind;
  /** The setting that is named, and what the sentence says. */
  readonly setting: string;
  readonly says: RegExp;
  /** It is all that is told. */
  readonly alone?: true;
};
