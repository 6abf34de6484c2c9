/** As many as a call takes on every engine. */
const atOnce = 8192;

/** The text that these units of UTF-16 make. */
export const textOfCodeUnits = (units: Uint16Array): string => {
  let text = '';
  for (let at = 0; at < units.length; at += atOnce)
    text += String.fromCharCode(...units.subarray(at, at + atOnce));
  return text;
};
