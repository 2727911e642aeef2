/** A text of the storefront that a merchant may replace. */
export interface ThemeTextRule {
  readonly maxLength: number
  /** The placeholders that the text must contain, and no others. */
  readonly placeholders: readonly string[]
}

const text = (maxLength: number, placeholders: readonly string[] = []): ThemeTextRule => ({
  maxLength,
  placeholders,
})

/** The texts of the storefront that a merchant may replace, by language. */
export const themeTexts = {
  /** The line above the header of every page; there is none without it. */
  announcement: text(160),
  /** The line in the footer, in place of its text in every language. */
  footerLine: text(300),
  collections: text(40),
  allCollections: text(60),
  allProducts: text(60),
  newArrivals: text(60),
  onSale: text(60),
  cart: text(40),
  viewCart: text(60),
  addToCart: text(60),
  addToCartFor: text(80, ['price']),
  checkout: text(60),
  continueShopping: text(60),
  emptyCartTitle: text(120),
  emptyCartText: text(240),
  soldOut: text(40),
  wishList: text(40),
  /** The name of the list of articles. */
  journal: text(40),
} as const satisfies Readonly<Record<string, ThemeTextRule>>

export type ThemeTextKey = keyof typeof themeTexts
export const themeTextKeys = Object.keys(themeTexts) as readonly ThemeTextKey[]

export const themeLanguages = ['en', 'de', 'es', 'fr', 'it', 'he', 'ar', 'ja'] as const
export type ThemeLanguage = (typeof themeLanguages)[number]
