import { Nullable, OneOf, type Static, Text, Type } from '../kit/index.ts'
import { themeLanguages } from './texts.ts'

const noExtraFields = { additionalProperties: false } as const
/** `#rrggbb` or OKLCH such as `oklch(0.58 0.19 35)`; answered as `#rrggbb`. Null: as the preset has it. */
const Colour = () => Nullable(Text(1, 60))
const SchemeColours = Type.Object(
  {
    /** The background. */
    paper: Colour(),
    /** Text. */
    ink: Colour(),
    /** The primary button of a page, and highlights. Without one for dark, that of light is adapted. */
    accent: Colour(),
  },
  noExtraFields,
)

/** How a shop looks. Null: as the preset has it. */
const look = {
  /** A complete look; `gallery` is that of new shops. */
  preset: OneOf(['gallery', 'atelier', 'market', 'studio']),
  colours: Type.Object({ light: SchemeColours, dark: SchemeColours }, noExtraFields),
  /** The typefaces of names and of text. */
  typePair: Nullable(
    OneOf(['fraunces-instrument', 'garamond-figtree', 'bricolage-geist', 'geist']),
  ),
  /** Rounding of fields, buttons and pictures in pixels. */
  radius: Nullable(Type.Unsafe<0 | 2 | 8 | 16>({ type: 'integer', enum: [0, 2, 8, 16] })),
  /** Width to height of the pictures of products. */
  pictureRatio: Nullable(OneOf(['4:5', '1:1', '3:4', '3:2'])),
  /** How much space there is between things. */
  density: Nullable(OneOf(['airy', 'normal', 'compact'])),
}

const texts = Type.Record(Type.String(), Type.String({ maxLength: 500 }))
/**
 * Custom texts of the storefront, by language and key. Keys: those of `themeTexts`, such as `cart` or
 * `addToCart`. Blank texts are dropped.
 */
const ThemeTexts = Type.Object(
  Object.fromEntries(themeLanguages.map((one) => [one, Type.Optional(texts)])) as {
    readonly [Language in (typeof themeLanguages)[number]]: ReturnType<
      typeof Type.Optional<typeof texts>
    >
  },
  noExtraFields,
)

/** The look of a shop, and its custom texts. */
export const Theme = Type.Object(
  {
    ...look,
    /** Whether a product of a list opens in front of it; true unless it was switched off. */
    quickLook: Type.Boolean(),
    texts: ThemeTexts,
  },
  noExtraFields,
)
export type Theme = Static<typeof Theme>

/** Changes to a draft; absent parts stay unchanged. */
export const ThemeChanges = Type.Partial(Theme)
export type ThemeChanges = Static<typeof ThemeChanges>

/** A theme as staff see it. */
export const StoredTheme = Type.Object({
  published: Theme,
  /** Null: there is none. */
  draft: Nullable(Theme),
  /** Raised by each change; 0 until something is saved. */
  revision: Type.Integer({ minimum: 0 }),
})
export type StoredTheme = Static<typeof StoredTheme>
