/** What a call must carry to be let in. */
export type RequiredCredential = 'signature' | 'token';
