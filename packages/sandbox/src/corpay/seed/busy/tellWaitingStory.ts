import type { CorpayDatabase } from '../../records/corpayTables.ts';
import { tellBusyStory } from './tellBusyStory.ts';

/**
 * Tells the story of a busy customer, once, whoever asks at the same time. It waits until its customer comes, because
 * most who start a sandbox never meet them.
 */
export const tellWaitingStory = (db: CorpayDatabase, sub: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const waiting = await trx
      .updateTable('corpay_integrations')
      .set({ story_waits: false })
      .where('sub', '=', sub)
      .where('story_waits', '=', true)
      .returning('client_code')
      .executeTakeFirst();
    if (waiting !== undefined) await tellBusyStory(trx, { sub, clientCode: waiting.client_code });
  });
