import type { OrderFileFormat, orderReportSeverities } from '@vitrine/contract/order-files'
import type { Reason } from '@vitrine/contract/reasons'
import type { FileStorage } from '../../../platform/file-storage.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../../site/events/index.ts'
import type { Job, JobsFeature, StartJob } from '../../site/jobs/index.ts'
import type { EarlierOrder, OrdersFeature } from '../orders/index.ts'

/** A problem with one order of a file, without the content of the field. */
export interface Problem {
  readonly line: number
  /** Field of the JSON line; absent if the problem concerns the whole order. */
  readonly field?: string
  readonly severity: (typeof orderReportSeverities)[number]
  readonly reason: string
  /** Absent where there is only the text. */
  readonly cause?: Reason
}

/** One order of a file as text and JSON, not checked yet. */
export interface RawOrder {
  readonly line: number
  readonly wire: Readonly<Record<string, unknown>>
  readonly problems: readonly Problem[]
}

/** A checked order; it has a value if it can be imported. */
export interface CheckedOrder {
  readonly line: number
  readonly value: { readonly externalId: string; readonly order: EarlierOrder } | undefined
  readonly problems: readonly Problem[]
}

/** Defaults of the site for values missing in a file. */
export interface ShopDefaults {
  readonly now: Date
  readonly currency: string
  readonly pricesIncludeTax: boolean
}

/** The options of an import, stored with its job; contains no personal data. */
export interface ImportInput {
  readonly storageKey: string
  readonly fileName: string
  readonly format: OrderFileFormat
  readonly dryRun: boolean
  readonly orders: number
}

/** The results of the orders of a batch. */
export interface BatchResult {
  readonly created: number
  readonly unchanged: number
  readonly problems: readonly Problem[]
}

/** A file of orders on its way in. */
export interface OrderImport
  extends Omit<ImportInput, 'orders'>,
    Pick<BatchResult, 'created' | 'unchanged'> {
  readonly id: string
  readonly bytes: number
  readonly reportCount: number
  readonly job: Job
}

export interface Deps {
  readonly events: Events
  readonly jobs: Pick<JobsFeature, 'addKind' | 'get'>
  readonly orders: Pick<OrdersFeature, 'importEarlier' | 'findImported' | 'query' | 'viewAll'>
  defaultsOf(tx: Tx): Promise<Omit<ShopDefaults, 'now'>>
}

/** Dependencies of the services. */
export interface ServiceDeps extends Deps, Pick<Platform, 'logger' | 'work'> {
  readonly uploads: FileStorage
}

export type StartImport = StartJob<ImportInput>
