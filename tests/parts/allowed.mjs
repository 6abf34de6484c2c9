/** The licences that a part of the product may have, as its maker writes them, each with what it asks of us. */
export const allowed = {
  MIT: 'Its notice goes along.',
  ISC: 'Its notice goes along.',
  'BSD-3-Clause': 'Its notice goes along, and its makers are not named in praise of us.',
  'BlueOak-1.0.0': 'Its text or its address goes along.',
  'Apache-2.0':
    'Its text goes along, and what was changed in it is said: packages/adapters/bundling/README.md.',
  '0BSD': 'Nothing.',
  'MIT or MPL-2.0': 'We take it under MIT.',
};
