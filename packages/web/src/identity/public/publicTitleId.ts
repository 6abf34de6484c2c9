/** The title of the card; a form that it names is heard with it when the focus enters. */
export const publicTitleId = 'public-title';
