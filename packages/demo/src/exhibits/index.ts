export { drawExhibit, formsOf, palettesOf, swatchOf } from './draw-exhibit.ts'
export {
  type ExhibitSpec,
  type Family,
  families,
  type View,
  views,
} from './exhibit.ts'
