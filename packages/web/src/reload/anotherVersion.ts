/** Said where the host gives another release than this page is of, a newer one or, on the way back, an older one. */
export const anotherVersion = 'Another version of this application is in use now.';
