export {
  deleteRecord,
  type RecordDeps,
  type RecordKind,
  type Saved,
  saveRecord,
} from './service.ts'
