export const presetNames = ['gallery', 'atelier', 'market', 'studio'] as const
export type PresetName = (typeof presetNames)[number]

export const typePairNames = [
  'fraunces-instrument',
  'garamond-figtree',
  'bricolage-geist',
  'geist',
] as const
export type TypePairName = (typeof typePairNames)[number]

/** In CSS pixels, of fields, buttons and pictures. */
export const radii = [0, 2, 8, 16] as const
export type Radius = (typeof radii)[number]

/** Width to height of the pictures of products in lists. */
export const pictureRatios = ['4:5', '1:1', '3:4', '3:2'] as const
export type PictureRatio = (typeof pictureRatios)[number]

export const densities = ['airy', 'normal', 'compact'] as const
export type Density = (typeof densities)[number]

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

export const colourRoles = ['paper', 'ink', 'accent'] as const
export type ColourRole = (typeof colourRoles)[number]

/** `#rrggbb`; null: as the preset has it. */
export type SchemeColours = { readonly [Role in ColourRole]: string | null }

/** What a merchant chooses. Null: as the preset has it. */
export interface Look {
  readonly preset: PresetName
  readonly colours: { readonly [One in Scheme]: SchemeColours }
  readonly typePair: TypePairName | null
  readonly radius: Radius | null
  readonly pictureRatio: PictureRatio | null
  readonly density: Density | null
}

const asPreset: SchemeColours = { paper: null, ink: null, accent: null }

/** A preset with nothing changed. */
export const lookOf = (preset: PresetName): Look => ({
  preset,
  colours: { light: asPreset, dark: asPreset },
  typePair: null,
  radius: null,
  pictureRatio: null,
  density: null,
})

/** How a shop looks that has chosen nothing. */
export const defaultLook: Look = lookOf('gallery')
