export { asJson, type FieldConflict, type Fields } from '../../site/undo/index.ts'
export { fieldsOf } from './rules/undo-product.ts'
