/** What a call answers: its status and its JSON body. */
export type Answer = { readonly status: number; readonly body: unknown };
