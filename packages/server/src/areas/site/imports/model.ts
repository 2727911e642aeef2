import type { CatalogLine } from '@vitrine/contract/exports'
import type {
  ImportColumn,
  ImportPlatform,
  ImportState,
  ReportSeverity,
} from '@vitrine/contract/imports'
import type { Reason } from '@vitrine/contract/reasons'
import type { Actor } from '../../../platform/tx.ts'
import type { NewProduct } from '../../catalog/index.ts'
import type { Cells, ColumnKey } from './rules/columns.ts'

/** A problem with one row of the file. An ERROR excludes the row. */
export interface Problem {
  /** Line of the file, the header being line 1. */
  readonly line: number
  /** The column's name in the file. */
  readonly column?: string
  readonly handle?: string
  readonly severity: ReportSeverity
  readonly message: string
  /** Absent where there is only the text. */
  readonly cause?: Reason
}

/** One row of the file; empty cells are absent. */
export interface Row {
  readonly line: number
  readonly cells: Cells
  readonly problems: readonly Problem[]
}

/** All rows of one product, wherever they are in the file. */
export interface ProductRows {
  readonly kind: 'product'
  readonly handle: string
  readonly rows: readonly Row[]
  /** The file's column names, for reports. */
  readonly names: ColumnNames
  /** Number of rows in the file, where a mapping has changed it. */
  readonly fileRows?: number
  /** Fields to which no column is mapped: they stay unchanged. */
  readonly leftOut?: ReadonlySet<ColumnKey>
}

/** A row that belongs to no product. */
export interface RowProblem {
  readonly kind: 'problem'
  readonly problem: Problem
}

/** One line of an export. */
export interface LineEntry {
  readonly kind: 'line'
  readonly line: number
  readonly value: CatalogLine
}

export type ColumnNames = Readonly<Partial<Record<ColumnKey, string>>>

/** Where in the file the URL of a picture is. */
export interface PictureSource {
  readonly url: string
  readonly line: number
  /** The column's name in the file. */
  readonly column: string
  readonly handle: string
}

/** A product as described by its rows. */
export interface ImportedProduct {
  readonly product: NewProduct & { readonly handle: string }
  /** Cells of the product's custom fields; an empty cell means no value. */
  readonly customTexts: readonly CustomText[]
  /** Cells of the variants' custom fields, in the order of the variants. */
  readonly variantTexts: readonly (readonly CustomText[])[]
  /** Names of collections, which are found or created. */
  readonly collections: readonly string[]
  /** Whether quantities are tracked: when every variant has one and none may be sold without stock. */
  readonly isTracked: boolean
  /** One per variant, by the names of its choices. */
  readonly stock: readonly ImportedStock[]
  /** Fields that stay unchanged. */
  readonly leftOut?: ReadonlySet<ColumnKey> | undefined
}

/** The cell of a custom field, and where it is in the file. */
export interface CustomText {
  readonly key: string
  readonly text: string
  readonly line: number
  /** The column's name in the file. */
  readonly column: string
}

export interface ImportedStock {
  readonly choices: readonly string[]
  /** Null where the file has none. */
  readonly quantity: number | null
  readonly inStock: boolean
}

/** An import of a product file. */
export interface Import {
  readonly id: string
  readonly fileName: string
  readonly storageKey: string
  readonly bytes: number
  readonly state: ImportState
  readonly rowsTotal: number | null
  readonly rowsDone: number
  readonly rowsFailed: number
  /** Processed entries (products, and rows without one), in the order of the file. */
  readonly entriesDone: number
  readonly productsCreated: number
  readonly productsUpdated: number
  readonly productsUnchanged: number
  readonly failure: string | null
  readonly failureCause: Reason | null
  readonly hasMapping: boolean
  /** Name of the scheduled import that fetched the file. */
  readonly scheduleName: string | null
  readonly actor: Actor
  readonly reportCount: number
  readonly picturesTotal: number
  readonly picturesWaiting: number
  readonly picturesFailed: number
  readonly createdDate: Date
  readonly startedDate: Date | null
  readonly runStartedDate: Date | null
  readonly runStartedRows: number
  readonly updatedDate: Date
  readonly finishedDate: Date | null
}

/** The stored mapping of a file's columns. */
export interface StoredMapping {
  /** Identifies files with the same header. */
  readonly headerKey: string
  readonly platform: ImportPlatform
  readonly columns: readonly ImportColumn[]
  /** Taken from an earlier file with the same header. */
  readonly remembered: boolean
}

/** The result of one batch of products. */
export interface BatchResult {
  readonly entries: number
  readonly rows: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly rowsFailed: number
  readonly problems: readonly Problem[]
  /** Pictures that no earlier batch named. */
  readonly pictures: number
}
