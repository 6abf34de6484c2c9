/** What a customer knows the side by that leaves their account. */
export const youSendLabel = 'You send';
