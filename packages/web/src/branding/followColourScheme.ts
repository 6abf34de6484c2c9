const darkClass = 'bp6-dark';

/** Lets Blueprint follow the colour scheme of the device. */
export const followColourScheme = (page: Document, view: Window): void => {
  const dark = view.matchMedia('(prefers-color-scheme: dark)');
  const follow = (): void => {
    page.body.classList.toggle(darkClass, dark.matches);
  };
  follow();
  dark.addEventListener('change', follow);
};
