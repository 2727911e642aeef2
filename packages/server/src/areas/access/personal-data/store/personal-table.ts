import type { RawBuilder } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'

export interface PersonalTable {
  readonly name: keyof Tables
  /** The column that names the person. */
  readonly idColumn: string
  /** The columns of an export; none for tables with secrets or short-lived rows. */
  readonly exportedColumns: readonly string[]
  /** The table that names the person, where rows belong to one of its rows; `idColumn` is its id. */
  readonly parent?: ParentTable
  /** Whether its rows outlive the person. All others are deleted with the identity. */
  readonly outlives?: boolean
  /** Whether the law requires its rows: they remain, without their owner. */
  readonly retained?: boolean
  /** Replacement values for a person's texts in rows that remain, by column. */
  readonly emptied?: Readonly<Record<string, RawBuilder<unknown>>>
}

interface ParentTable {
  readonly name: keyof Tables
  readonly idColumn: string
  /** The parent of this table. */
  readonly parent?: ParentTable
}
