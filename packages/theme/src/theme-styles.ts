import { accentTokens, declareAccent, inBothSchemes } from './accent.ts'
import { type Density, defaultLook, type Look, type Scheme, schemes } from './look.ts'
import { hexToOklch } from './oklch.ts'
import { paletteOf } from './palette.ts'
import { resolveLook } from './presets.ts'
import { typePairs } from './type-pairs.ts'

/** Spacing between sections, and between rows of products. */
const spaces: Readonly<Record<Density, readonly [breath: string, rows: string]>> = {
  airy: ['clamp(4rem,1.5rem + 9vw,10rem)', 'clamp(2.25rem,4vw,3.5rem)'],
  normal: ['clamp(3rem,1.5rem + 5vw,6.5rem)', 'clamp(1.75rem,3vw,2.5rem)'],
  compact: ['clamp(2rem,1.25rem + 2.5vw,4rem)', 'clamp(1.25rem,2vw,1.75rem)'],
}

/**
 * The style sheet of a look, to be loaded after `styles.css` of `@vitrine/ui`; empty if it would change nothing.
 * `brandAccent` is the brand colour of the settings, `#rrggbb` or empty: the fallback if no accent is chosen.
 */
export function themeStyles(look: Look, brandAccent: string): string {
  const [day, night] = schemes.map((scheme) => coloursOf(look, scheme, brandAccent))
  const shape = shapeOf(look)
  const colours = day || night ? inBothSchemes(day, night) : ''
  return [shape && `:root{${shape}}`, colours].filter((one) => one !== '').join('\n')
}

/** Declarations of one scheme, for a part of a page that previews it. */
export const schemeStyles = (look: Look, scheme: Scheme, brandAccent: string): string =>
  [shapeOf(look), coloursOf(look, scheme, brandAccent)].filter((one) => one !== '').join(';')

/** Colours of the browser's interface: the paper of either scheme. Undefined if the paper was not changed. */
export function themeColours(look: Look): Readonly<Record<Scheme, string>> | undefined {
  if (!schemes.some((scheme) => hasOwnPalette(look, scheme))) return undefined
  const { colours } = resolveLook(look)
  return { light: colours.light.paper, dark: colours.dark.paper }
}

/** Declarations of a scheme; empty if they equal the product's style sheets. */
function coloursOf(look: Look, scheme: Scheme, brandAccent: string): string {
  const chosen = accentOf(look, scheme, brandAccent)
  const isOfScheme = chosen?.isOfScheme ?? true
  const { colours } = resolveLook(look)
  const all = { ...colours[scheme], ...(chosen && { accent: chosen.accent }) }
  if (hasOwnPalette(look, scheme)) {
    const { tokens, accent } = paletteOf(all, scheme, isOfScheme)
    const palette = Object.entries(tokens).map(([name, value]) => `--v-${name}:${value}`)
    return [...palette, declareAccent(accent)].join(';')
  }
  return chosen ? declareAccent(accentTokens(hexToOklch(all.accent), scheme, { isOfScheme })) : ''
}

/** Whether backgrounds and text differ from the product's style sheets. */
const hasOwnPalette = (look: Look, scheme: Scheme): boolean =>
  look.preset !== defaultLook.preset ||
  look.colours[scheme].paper !== null ||
  look.colours[scheme].ink !== null

/** The accent of a scheme if it differs from the preset's; otherwise undefined. */
function accentOf(look: Look, scheme: Scheme, brandAccent: string) {
  const own = look.colours[scheme].accent
  if (own !== null) return { accent: own, isOfScheme: true }
  const other = look.colours.light.accent ?? (brandAccent || null)
  return other === null ? undefined : { accent: other, isOfScheme: false }
}

function shapeOf(look: Look): string {
  const { radius, pictureRatio, density, typePair } = resolveLook(look)
  const base = resolveLook(defaultLook)
  const [width = 4, height = 5] = pictureRatio.split(':').map(Number)
  const { display, text, displayWeight } = typePairs[typePair]
  const [breath, rows] = spaces[density]
  return [
    radius !== base.radius &&
      `--v-radius:${radius}px;--v-radius-float:${Math.max(4, radius)}px;--v-radius-picture:${radius}px`,
    pictureRatio !== base.pictureRatio &&
      `--v-picture-ratio:${width}/${height};--v-picture-tall:${round(height / width / 2)}`,
    density !== base.density && `--v-breath:${breath};--v-rows:${rows}`,
    typePair !== base.typePair &&
      `--v-font-display:${display};--v-font-text:${text};--v-display-weight:${displayWeight}`,
  ]
    .filter((one) => one !== false)
    .join(';')
}

const round = (value: number) => Math.round(value * 1e4) / 1e4
