import type { PartnerParts } from '../gateway/partnerParts.ts';

/** Corpay's pages of the gateway. */
export const CorpayGateway = ({ parts }: { readonly parts: PartnerParts }) => <p>{parts.user.email}</p>;
