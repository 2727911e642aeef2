export { adjustVariants, type VariantAdjustments } from './rules/adjust-variants.ts'
export {
  availabilityOf,
  type ChoiceState,
  choiceStatesOf,
  isComplete,
  presenceQueriesOf,
} from './rules/availability.ts'
export { withVariants } from './rules/change-variants.ts'
export { sellListed } from './rules/sell-listed.ts'
export { setVariants, type VariantValues } from './rules/set-variants.ts'
export { aggregatesOf, arrangeVariants, checkCount, combinationCount } from './rules/variants.ts'
export { factsOfDeletedItems } from './service/deleted-items.ts'
export { trackNewVariants } from './store/availability.ts'
export {
  joinedStock,
  toVariant,
  type VariantRow,
  variantSelection,
  withChildren,
} from './store/children.ts'
export { listedColumns } from './store/listed-columns.ts'
export {
  findOpenChoices,
  findPreorderDates,
  findPreorderTerms,
  type PreorderTerms,
} from './store/preorders.ts'
export { findPresence } from './store/presence.ts'
export {
  findSelected,
  queryStoreVariants,
  queryVariants,
  type StoreVariantQuery,
  type VariantPage,
} from './store/query-variants.ts'
export {
  readProductStock,
  readVariantStock,
  restoreStockRows,
  type StockSnapshot,
  stockByProduct,
} from './store/stock-snapshots.ts'
export { findUnitPriceRanges, findVisibleStock } from './store/visible-variants.ts'
