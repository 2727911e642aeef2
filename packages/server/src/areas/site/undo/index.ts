export type { Conflict, FactReader, FactToUndo, UndoHandler } from './model.ts'
export {
  asJson,
  editedSince,
  type FieldConflict,
  type Fields,
  plainShape,
  reverted,
  type Shape,
} from './rules/reverted.ts'
export { conflictsOf, sorted, type UndoState, undoEntityFacts } from './rules/undo-entities.ts'
