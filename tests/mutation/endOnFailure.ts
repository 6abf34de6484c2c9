import { configureGlobal } from 'fast-check';

/** A change is noticed at the first example that fails; looking for the smallest one takes longer than all the rest. */
configureGlobal({ endOnFailure: true });
