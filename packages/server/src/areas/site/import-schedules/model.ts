import type {
  ImportScheduleFormat,
  importScheduleOutcomes,
  PriceChanges,
  PriceGuard,
} from '@vitrine/contract/imports'
import type { Timetable } from '@vitrine/contract/kit'
import type { Reason } from '@vitrine/contract/reasons'
import type { Platform } from '../../../platform/platform.ts'
import type { FetchLimits } from '../../../platform/safe-fetch.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../events/index.ts'
import type { Imports, NamedMapping } from '../imports/index.ts'
import type { MailFeature } from '../mail/index.ts'

export interface LastRun {
  readonly date: Date
  readonly outcome: (typeof importScheduleOutcomes)[number]
  readonly reason?: string
  /** `reason` for readers of any language. */
  readonly cause?: Reason
  readonly rows?: number
}

/** A product file that is fetched and imported on a schedule. */
export interface ImportSchedule {
  readonly id: string
  readonly name: string
  readonly url: string
  /** The `Authorization` header that is sent; encrypted. */
  readonly sealedAuthorization: string | null
  readonly format: ImportScheduleFormat
  readonly mapping: NamedMapping | null
  readonly timetable: Timetable
  readonly paused: boolean
  readonly nextDate: Date | null
  /** When the unfinished run was requested. */
  readonly queuedDate: Date | null
  /** Number of consecutive failures. */
  readonly failures: number
  /** When the owners got a mail about these failures; null once the import works again. */
  readonly failuresMailedDate: Date | null
  readonly lastRun: LastRun | null
  /** Validators and hash of the last imported file, which detect an unchanged one. */
  readonly etag: string | null
  readonly lastModified: string | null
  readonly contentHash: string | null
  readonly importedRows: number | null
  /** Null: prices may change without asking. */
  readonly priceGuard: PriceGuard | null
  /** The prices for which the last import waits, or has waited. */
  readonly waitingPrices: PriceChanges | null
  readonly lastImportId: string | null
  readonly createdDate: Date
  readonly updatedDate: Date
}

export interface ScheduleDeps {
  readonly platform: Pick<
    Platform,
    'clock' | 'config' | 'db' | 'jobs' | 'logger' | 'sealing' | 'work'
  >
  readonly events: Events
  readonly imports: Pick<Imports, 'startFetched' | 'findMapping' | 'findMany' | 'cancelDraft'>
  readonly mail: Pick<MailFeature, 'write'>
  /** The owners of a site, who get a mail when an import keeps failing. */
  readonly ownersOf: (
    siteId: string,
  ) => Promise<readonly { readonly email: string; readonly name: string }[]>
  readonly timeZoneOf: (tx: Tx) => Promise<string>
  readonly limits: FetchLimits
}

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'importSchedules.run': { siteId: string; id: string; anyway: boolean }
    'importSchedules:due': Record<string, unknown>
  }
}
