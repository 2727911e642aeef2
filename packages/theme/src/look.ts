export const presetNames = ['gallery', 'atelier', 'market', 'studio'] as const
export type PresetName = (typeof presetNames)[number]

export const typePairNames = [
  'fraunces-instrument',
  'garamond-figtree',
  'bricolage-geist',
  'geist',
] as const
export type TypePairName = (typeof typePairNames)[number]

/** Border radii of fields, buttons and pictures, in CSS pixels. */
export const radii = [0, 2, 8, 16] as const
export type Radius = (typeof radii)[number]

/** Aspect ratios of product pictures in lists, width to height. */
export const pictureRatios = ['4:5', '1:1', '3:4', '3:2'] as const
export type PictureRatio = (typeof pictureRatios)[number]

export const densities = ['airy', 'normal', 'compact'] as const
export type Density = (typeof densities)[number]

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

export const colourRoles = ['paper', 'ink', 'accent'] as const
export type ColourRole = (typeof colourRoles)[number]

/** `#rrggbb`; null: the preset's colour. */
export type SchemeColours = { readonly [Role in ColourRole]: string | null }

/** A merchant's choices. Null: the preset's value. */
export interface Look {
  readonly preset: PresetName
  readonly colours: { readonly [One in Scheme]: SchemeColours }
  readonly typePair: TypePairName | null
  readonly radius: Radius | null
  readonly pictureRatio: PictureRatio | null
  readonly density: Density | null
}

const asPreset: SchemeColours = { paper: null, ink: null, accent: null }

/** An unchanged preset. */
export const lookOf = (preset: PresetName): Look => ({
  preset,
  colours: { light: asPreset, dark: asPreset },
  typePair: null,
  radius: null,
  pictureRatio: null,
  density: null,
})

/** The look of a shop without any choices. */
export const defaultLook: Look = lookOf('gallery')
