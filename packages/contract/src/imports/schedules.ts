import {
  DELETE,
  defineError,
  defineFact,
  GET,
  Guid,
  Maybe,
  OneOf,
  operation,
  PATCH,
  POST,
  type Static,
  Text,
  Timestamp,
  Timetable,
  Type,
} from '../kit/index.ts'
import { Reason } from '../reasons/index.ts'
import { importPlatforms } from './mapping.ts'
import { Import } from './schemas.ts'

export const ImportScheduleCreated = defineFact('import_schedule.created')
export const ImportScheduleChanged = defineFact('import_schedule.changed')
export const ImportScheduleDeleted = defineFact('import_schedule.deleted')
/** The file was fetched, or fetching it failed. */
export const ImportScheduleRun = defineFact('import_schedule.run')

/** Maximum number of scheduled imports of a site. */
export const MAX_IMPORT_SCHEDULES = 20
/** Number of consecutive failures after which the home page of the dashboard shows a notice. */
export const IMPORT_FAILURES_UNTIL_NOTICE = 3

export const ImportScheduleNotFound = defineError({
  code: 'IMPORT_SCHEDULE_NOT_FOUND',
  status: 404,
  description: 'There is no scheduled import with this id',
})
export const TooManyImportSchedules = defineError({
  code: 'TOO_MANY_IMPORT_SCHEDULES',
  status: 409,
  description: `A site has at most ${MAX_IMPORT_SCHEDULES} scheduled imports; delete one first`,
})

/**
 * The format of the file's columns. VITRINE: a product file of this product. MAPPING: the mapping of an earlier import,
 * by column names. OTHER: detected by the header, or as for an earlier file with the same header. The others are
 * exports of shop systems.
 */
export const importScheduleFormats = ['VITRINE', 'MAPPING', ...importPlatforms] as const
export type ImportScheduleFormat = (typeof importScheduleFormats)[number]

/**
 * IMPORTED: an import was started. UNCHANGED: the file has not changed since last time. FAILED: it could not be fetched
 * or read. TOO_FEW_ROWS: it has fewer than half of the rows of the last import, and has to be confirmed by a person.
 * PRICES_CHANGED: it changes more prices than `priceGuard` allows; its import is a draft that a person starts or cancels.
 */
export const importScheduleOutcomes = [
  'IMPORTED',
  'UNCHANGED',
  'FAILED',
  'TOO_FEW_ROWS',
  'PRICES_CHANGED',
] as const

/**
 * A file waits for a person if more than `share` percent of the variants in it, of those that the shop has, change the
 * price that shoppers pay by more than `change` percent.
 */
export const PriceGuard = Type.Object({
  /** In percent; default 20. */
  share: Type.Integer({ minimum: 0, maximum: 100 }),
  /** In percent of the price before; default 50. */
  change: Type.Integer({ minimum: 1, maximum: 1000 }),
})
export type PriceGuard = Static<typeof PriceGuard>

/** The guard of a scheduled import without one of its own. */
export const defaultPriceGuard: PriceGuard = { share: 20, change: 50 }

/** Prices that a file would change. */
export const PriceChanges = Type.Object({
  /** Variants whose price changes by more than the guard allows. */
  changed: Type.Integer(),
  /** Variants in the file that the shop has. */
  compared: Type.Integer(),
  /** The variant with the lowest price afterwards, of those. */
  lowest: Type.Object({
    /** Name of the product, with the choices of the variant. */
    name: Type.String(),
    before: Type.String(),
    after: Type.String(),
  }),
})
export type PriceChanges = Static<typeof PriceChanges>

/** A product file that is fetched from a URL and imported on a schedule. */
export const ImportSchedule = Type.Object({
  id: Guid(),
  name: Type.String(),
  url: Type.String(),
  /** Whether an `Authorization` header is stored; its value is never returned. */
  hasAuthorization: Type.Boolean(),
  format: OneOf(importScheduleFormats),
  /** Names of the mapped columns; only for the format MAPPING. */
  columns: Type.Optional(Type.Array(Type.String())),
  timetable: Timetable,
  paused: Type.Boolean(),
  /** Absent while paused. */
  nextDate: Type.Optional(Timestamp()),
  /** The file is being fetched, or about to be. */
  running: Type.Boolean(),
  /** Number of consecutive failures. */
  failures: Type.Integer(),
  /** Absent before the first run. */
  lastRun: Type.Optional(
    Type.Object({
      date: Timestamp(),
      outcome: OneOf(importScheduleOutcomes),
      /** The reason of a failure, as a sentence. */
      reason: Type.Optional(Type.String()),
      /** `reason` for readers of any language. */
      cause: Type.Optional(Reason),
      /** Rows of the file without its header; absent if it was not read. */
      rows: Type.Optional(Type.Integer()),
    }),
  ),
  /** Absent: prices may change without asking. */
  priceGuard: Type.Optional(PriceGuard),
  /** Why the last import waits: start it with `startPreparedImport`, or cancel it with `cancelImport`. */
  waitingPrices: Type.Optional(PriceChanges),
  /** Rows of the last imported file. */
  importedRows: Type.Optional(Type.Integer()),
  /** The last started import. */
  lastImport: Type.Optional(Import),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type ImportSchedule = Static<typeof ImportSchedule>

const settings = {
  name: Text(1, 100),
  /** An `https://` URL; in development also `http://`. */
  url: Text(1, 2000),
  format: OneOf(importScheduleFormats),
  timetable: Timetable,
}
const secretAndMapping = {
  /** The value of the `Authorization` header, such as `Bearer …`; null removes it. */
  authorization: Maybe(Text(1, 2000)),
  /** The import whose mapping is used; required for the format MAPPING. */
  importId: Type.Optional(Guid()),
  /** When a file waits because of its prices; null: never. Default: 20 % of the variants by 50 %. */
  priceGuard: Maybe(PriceGuard),
}

export const ImportScheduleToCreate = Type.Object({ ...settings, ...secretAndMapping })
export type ImportScheduleToCreate = Static<typeof ImportScheduleToCreate>

export const ImportScheduleToChange = Type.Object({
  id: Guid(),
  ...Type.Partial(Type.Object(settings)).properties,
  ...secretAndMapping,
  paused: Type.Optional(Type.Boolean()),
})
export type ImportScheduleToChange = Static<typeof ImportScheduleToChange>

const one = Type.Object({ id: Guid() })
const reply = Type.Object({ schedule: ImportSchedule })

/** Imports on a schedule. */
export const importScheduleOperations = {
  listImportSchedules: operation({
    route: GET('/import-schedules'),
    permission: 'admin',
    summary: 'List scheduled imports by name, with their last results',
    request: Type.Object({}),
    response: Type.Object({
      schedules: Type.Array(ImportSchedule),
      /** The time zone of the shop, which schedules use. */
      timeZone: Type.String(),
    }),
  }),
  createImportSchedule: operation({
    route: POST('/import-schedules'),
    permission: 'admin',
    writes: true,
    summary: 'Create a schedule that imports a product file from an address regularly',
    description:
      'At its times the file is fetched and imported like one that is uploaded. A file that has not changed since is ' +
      'not imported again. Products that are no longer in the file stay. One that changes too many prices waits.',
    request: ImportScheduleToCreate,
    response: reply,
    errors: [TooManyImportSchedules],
    facts: [ImportScheduleCreated],
  }),
  updateImportSchedule: operation({
    route: PATCH('/import-schedules/{id}'),
    permission: 'admin',
    writes: true,
    summary: 'Change, pause or resume a scheduled import',
    description:
      'With another address the stored `Authorization` header is removed, unless it is given again.',
    request: ImportScheduleToChange,
    response: reply,
    errors: [ImportScheduleNotFound],
    facts: [ImportScheduleChanged],
  }),
  deleteImportSchedule: operation({
    route: DELETE('/import-schedules/{id}'),
    permission: 'admin',
    writes: true,
    summary: 'Delete a scheduled import; imported products stay',
    request: one,
    response: Type.Object({}),
    errors: [ImportScheduleNotFound],
    facts: [ImportScheduleDeleted],
  }),
  runImportSchedule: operation({
    route: POST('/import-schedules/{id}/run'),
    permission: 'admin',
    writes: true,
    summary: 'Fetch the file now; one that is being fetched is not fetched twice',
    request: Type.Object({
      id: Guid(),
      /** Import it even if it has fewer than half of the rows of the last import. */
      anyway: Type.Optional(Type.Boolean()),
    }),
    response: reply,
    errors: [ImportScheduleNotFound],
    // The run itself is background work.
    facts: [ImportScheduleChanged, ImportScheduleRun],
  }),
} as const
