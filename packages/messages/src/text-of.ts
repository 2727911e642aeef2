/** The text of a message that was chosen by a key, where only some of those to choose from take values. */
export const textOf = <Values>(
  message: string | ((values: Values) => string),
  values: Values,
): string => (typeof message === 'string' ? message : message(values))
