export {
  deleteRecord,
  type RecordDeps,
  type RecordKind,
  type RecordToSave,
  saveRecord,
} from './service.ts'
