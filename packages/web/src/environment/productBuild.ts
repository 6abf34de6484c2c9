declare const PRODUCT_VERSION: string;
declare const PRODUCT_COMMIT: string;

/** The version that was built, set by the build; the commit is `unknown` where there was no repository. */
export const productBuild = { version: PRODUCT_VERSION, commit: PRODUCT_COMMIT } as const;
