export { type CurrentReferences, rebuildProduct } from './rules/rebuilt-product.ts'
export { recreateLabels } from './store/recreate-labels.ts'
export { findLabelsAs, findReusableNumbers } from './store/restore-parts.ts'
