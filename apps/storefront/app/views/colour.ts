const forms = [
  /^#[0-9a-f]{3,8}$/i,
  /^(?:rgb|hsl|oklch|oklab|lab|lch)a?\([\d\s.,%/deg-]+\)$/i,
  /^[a-z]{3,24}$/i,
]

/** Whether a value is a valid colour; it is used in an attribute, so nothing else may pass. */
export const isColour = (value: string) => forms.some((form) => form.test(value.trim()))
