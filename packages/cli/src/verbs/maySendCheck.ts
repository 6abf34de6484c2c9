/** Asked right before a call that moves money leaves; it is not sent after a no. */
export type MaySendCheck = () => Promise<boolean>;

/** Where nothing more is to be said before. */
export const alwaysMaySend: MaySendCheck = async () => true;
