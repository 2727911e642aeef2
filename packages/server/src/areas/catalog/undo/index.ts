export { asJson, type FieldConflict, type Fields } from './rules/reverted.ts'
export { fieldsOf } from './rules/undo-product.ts'
