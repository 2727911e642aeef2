/** “Label: value” as the language of the reader spaces a colon; `locale` is BCP 47. */
export const labelled = (label: string, value: string, locale: string): string =>
  locale.startsWith('fr') ? `${label}\u00a0: ${value}` : `${label}: ${value}`
