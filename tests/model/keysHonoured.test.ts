import { holdsInEveryState } from './holdsInEveryState.ts';

holdsInEveryState('honoured');
