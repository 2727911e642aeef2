/** A variant in one line by the choices that make it, such as “Mug – Blue, Small”; a product without any by its name. */
export const variantName = (name: string, choices: readonly string[]): string =>
  choices.length > 0 ? `${name} – ${choices.join(', ')}` : name
