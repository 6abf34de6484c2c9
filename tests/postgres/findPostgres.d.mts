export function findPostgres(path?: string): string | undefined;
