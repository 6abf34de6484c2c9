/** A customer of the partner whose token and client code were accepted. */
export type Customer = { readonly sub: string; readonly clientCode: string };
