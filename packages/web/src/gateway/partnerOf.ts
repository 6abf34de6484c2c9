import type { User } from '@fx-gateway/domain/identity';
import { partners } from '../partners.ts';
import type { Partner } from './partner.ts';

/** The partner of this customer; null while this application does not offer it. */
export const partnerOf = (user: Pick<User, 'fxPartner'> | null): Partner | null =>
  partners.find(({ id }) => id === user?.fxPartner) ?? null;
