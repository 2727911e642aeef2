export type { FullInfoSection, InfoSection, InfoSectionText } from './model/info-section.ts'
export {
  addSections,
  arrangeSections,
  ownName,
  removeSections,
  type SectionLookup,
} from './rules/info-sections.ts'
export { asSharedSection, resolveInfoSections } from './service/info-sections.ts'
export {
  countProductsWithSection,
  deleteInfoSections,
  type FullRow,
  findInfoSections,
  findSectionsByName,
  insertInfoSections,
  lockSectionNames,
  sectionColumns,
  toFullSection,
  updateInfoSections,
} from './store/info-sections.ts'
export {
  type InfoSectionRow,
  saveInfoSections,
  sectionsOfProduct,
  toInfoSection,
} from './store/product-info-sections.ts'
