import { describe } from 'vitest';
import { identityCases } from './identityCases.ts';
import { identityVisit } from './identityVisit.ts';

const visit = identityVisit(true);

describe('as hard as Amazon', () => identityCases(visit));
