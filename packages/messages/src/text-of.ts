/** The text of a message selected by key, where only some of the candidates take values. */
export const textOf = <Values>(
  message: string | ((values: Values) => string),
  values: Values,
): string => (typeof message === 'string' ? message : message(values))
