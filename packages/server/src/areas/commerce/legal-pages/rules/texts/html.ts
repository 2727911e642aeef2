/** Paragraphs of HTML. */
export const paragraphs = (...all: readonly string[]): string =>
  all.map((one) => `<p>${one}</p>`).join('')

/** A list of entries of HTML. */
export const list = (...all: readonly string[]): string =>
  `<ul>${all.map((one) => `<li>${one}</li>`).join('')}</ul>`
