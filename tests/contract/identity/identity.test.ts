import { describe } from 'vitest';
import { identityCases } from './identityCases.ts';
import { identityVisit } from './identityVisit.ts';

describe('as the sandbox is', () => identityCases(identityVisit(false)));
