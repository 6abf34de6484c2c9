/** Rules whose value stands in no source of the client, and who keeps it. */
export const keptElsewhere: Readonly<Record<string, string>>;

/** Rules that say more numbers than values are moved for them, and why. */
export const withFewerValues: Readonly<Record<string, string>>;
