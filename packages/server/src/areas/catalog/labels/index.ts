export type { FullLabel, LabelKind } from './model/label.ts'
export { ensureLabels, labelNotFound } from './service/labels.ts'
export {
  countProducts,
  deleteLabels,
  findLabels,
  findLabelsByName,
  labelColumns,
  labelTable,
  lockLabelNames,
  renameLabels,
} from './store/labels.ts'
export type { LabelQuery } from './store/query-labels.ts'
