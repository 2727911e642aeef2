import type { RawBuilder } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'

export interface PersonalTable {
  readonly name: keyof Tables
  /** The column that names the person. */
  readonly idColumn: string
  /** What is handed over; nothing of a table whose rows are secrets or of a moment. */
  readonly exportedColumns: readonly string[]
  /** The table that names the person, where rows belong to one of its rows; `idColumn` is its id. */
  readonly parent?: ParentTable
  /** Whether its rows outlive the person. All others go with the identity. */
  readonly outlives?: boolean
  /** Whether the law asks to keep its rows: they stay, and no longer say whose they were. */
  readonly retained?: boolean
  /** What a person has written in rows that stay, by column: what stands there afterwards. */
  readonly emptied?: Readonly<Record<string, RawBuilder<unknown>>>
}

interface ParentTable {
  readonly name: keyof Tables
  readonly idColumn: string
  /** The table that the parent belongs to in turn. */
  readonly parent?: ParentTable
}
