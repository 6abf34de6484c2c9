/** Rules whose value stands in no source of the client, and who keeps it. */
export const keptElsewhere: Readonly<Record<string, string>>;
