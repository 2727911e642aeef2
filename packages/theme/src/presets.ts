import type {
  ColourRole,
  Density,
  Look,
  PictureRatio,
  PresetName,
  Radius,
  Scheme,
  TypePairName,
} from './look.ts'

export interface Preset {
  readonly colours: { readonly [One in Scheme]: { readonly [Role in ColourRole]: string } }
  readonly typePair: TypePairName
  readonly radius: Radius
  readonly pictureRatio: PictureRatio
  readonly density: Density
}

/** `gallery` equals the style sheets without a theme. */
export const presets: Readonly<Record<PresetName, Preset>> = {
  gallery: {
    colours: {
      light: { paper: '#fcfaf7', ink: '#1e1a16', accent: '#cb3d17' },
      dark: { paper: '#161310', ink: '#eeebe5', accent: '#f37c58' },
    },
    typePair: 'fraunces-instrument',
    radius: 2,
    pictureRatio: '4:5',
    density: 'airy',
  },
  atelier: {
    colours: {
      light: { paper: '#f6f1e7', ink: '#2a241c', accent: '#3d5a40' },
      dark: { paper: '#1d1a15', ink: '#efe8da', accent: '#a9c49a' },
    },
    typePair: 'garamond-figtree',
    radius: 0,
    pictureRatio: '3:4',
    density: 'airy',
  },
  market: {
    colours: {
      light: { paper: '#ffffff', ink: '#17171c', accent: '#5b2bd9' },
      dark: { paper: '#131318', ink: '#f1f1f5', accent: '#b7a1ff' },
    },
    typePair: 'bricolage-geist',
    radius: 16,
    pictureRatio: '1:1',
    density: 'compact',
  },
  studio: {
    colours: {
      light: { paper: '#f2f4f6', ink: '#12181f', accent: '#0b5cad' },
      dark: { paper: '#10151b', ink: '#e8edf2', accent: '#7cb8f5' },
    },
    typePair: 'geist',
    radius: 8,
    pictureRatio: '3:2',
    density: 'normal',
  },
}

/** Fills in the values that the preset decides. */
export function resolveLook(look: Look): Preset {
  const { colours, ...rest } = presets[look.preset]
  const of = (scheme: Scheme) => ({
    paper: look.colours[scheme].paper ?? colours[scheme].paper,
    ink: look.colours[scheme].ink ?? colours[scheme].ink,
    accent: look.colours[scheme].accent ?? colours[scheme].accent,
  })
  return {
    colours: { light: of('light'), dark: of('dark') },
    typePair: look.typePair ?? rest.typePair,
    radius: look.radius ?? rest.radius,
    pictureRatio: look.pictureRatio ?? rest.pictureRatio,
    density: look.density ?? rest.density,
  }
}
