const DIGITS = 5

/** The number of a document as people read it. */
export const numberOf = (prefix: string, year: number, sequence: number): string =>
  `${prefix}${year}-${String(sequence).padStart(DIGITS, '0')}`
