/** A user who registers, and the passwords of users who choose one. */
export const email = 'dana@harbor.test';
export const password = 'quay-lantern-41';
export const changedPassword = 'quay-lantern-42';
