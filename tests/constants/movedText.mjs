/** The source with its value moved; throws where the value does not stand there exactly once. */
export const movedText = ({ rules, file, text, moved }, source) => {
  const times = source.split(text).length - 1;
  if (times !== 1 || text === moved)
    throw new Error(`${rules.join(', ')}: \`${text}\` stands ${times} times in ${file}.`);
  return source.replace(text, () => moved);
};
