export type {
  ChoiceImage,
  Customization,
  CustomizationKind,
  SharedChoice,
} from './model/customization.ts'
export { changeOptions } from './rules/change-options.ts'
export { shortLabelOf } from './rules/choice-looks.ts'
export { ownedBy, pictureIds, withOtherPicture } from './rules/choice-pictures.ts'
export { findChoice, key, readSelection } from './rules/options.ts'
export { allModifiers, arrangeModifiers, type SharedLookup } from './rules/shared-options.ts'
export {
  type CustomizationDeps,
  MAX_PER_KIND,
  saveNewCustomizations,
} from './service/create-customizations.ts'
export { exchangeCustomizationMedia } from './service/exchange-media.ts'
export { resolveOptions } from './service/resolve-options.ts'
export { saveChangedCustomizations, vanishedChoices } from './service/save-customizations.ts'
export {
  countByKind,
  customizationColumns,
  deleteCustomizations,
  findCustomizations,
  findKeysLike,
  lockCustomizationNames,
  lockCustomizations,
} from './store/customizations.ts'
export { countChosen, countCustomized } from './store/customized-products.ts'
export { customizationMediaIds, findCustomizationUses } from './store/media-references.ts'
