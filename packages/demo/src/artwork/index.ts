export { drawArtwork, formsOf, palettesOf, swatchOf } from './draw-artwork.ts'
export {
  type ArtworkSpec,
  type Family,
  families,
  type View,
  views,
} from './types.ts'
