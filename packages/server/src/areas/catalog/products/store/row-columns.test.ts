import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ItemColumns } from '../../../../platform/db/rows-to-sql.ts'
import { createTestDatabase, type TestDatabase } from '../../../../platform/db/test-database.ts'
import { sampleProducts } from '../../shared/model/sample-products.ts'
import type { Row } from '../../shared/store/rows.ts'
import {
  choiceItems,
  columnsOfNewChoice,
  columnsOfNewProduct,
  columnsOfNewVariant,
  columnsOfOption,
  optionItems,
  variantItems,
} from './row-columns.ts'
import {
  choiceRow,
  choiceTable,
  optionRow,
  optionTable,
  productRow,
  productTable,
  variantRow,
  variantTable,
} from './save-products.ts'

interface StoredColumn {
  readonly name: string
  readonly type: string
  readonly isNullable: boolean
}

let home: TestDatabase
let client: Client
beforeAll(async () => {
  home = await createTestDatabase()
  client = new Client({ connectionString: home.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await home.drop()
})

/** The columns of a table that statements fill. Which site a row is of is not sent with each row. */
async function findColumns(table: string): Promise<StoredColumn[]> {
  const { rows } = await client.query<StoredColumn>(
    `SELECT attname AS name, NOT attnotnull AS "isNullable",
            replace(format_type(atttypid, NULL), 'timestamp with time zone', 'timestamptz') AS type
       FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
        AND attname <> 'site_id'
      ORDER BY attnum`,
    [table],
  )
  return rows
}

interface NewRows {
  readonly table: { readonly table: string; readonly columns: readonly string[] }
  readonly columns: ItemColumns<never>
  readonly filledByDatabase: readonly string[]
  /** Written of new rows only: triggers maintain them afterwards. */
  readonly counted: readonly string[]
  readonly rows: readonly Row[]
}

const writes: readonly NewRows[] = [
  {
    table: productTable,
    columns: columnsOfNewProduct,
    // Its default is the import that runs.
    filledByDatabase: ['import_id', 'units_sold'],
    counted: [
      'stock_status',
      'stock_tracked',
      'stock_quantity',
      'preorder',
      'out_of_stock_count',
      'tracked_count',
      'preorder_count',
      'preorderable_count',
    ],
    rows: sampleProducts.map(productRow),
  },
  {
    table: optionTable,
    columns: columnsOfOption,
    filledByDatabase: [],
    counted: [],
    rows: sampleProducts.flatMap(optionItems).map(optionRow),
  },
  {
    table: choiceTable,
    columns: columnsOfNewChoice,
    filledByDatabase: [],
    counted: ['variant_count', 'in_stock_count', 'visible_count'],
    rows: sampleProducts.flatMap(choiceItems).map(choiceRow),
  },
  {
    table: variantTable,
    columns: columnsOfNewVariant,
    filledByDatabase: [],
    counted: ['in_stock'],
    rows: sampleProducts.flatMap(variantItems).map(variantRow),
  },
]

describe.each(writes)('new rows of $table.table', ({ table, columns, ...write }) => {
  test('are sent with every column of the table and its type', async () => {
    const stored = await findColumns(table.table)
    const sent = stored.filter(({ name }) => !write.filledByDatabase.includes(name))
    const types = Object.entries(columns).map(([name, { type }]) => [name, type])
    expect(Object.fromEntries(types)).toEqual(
      Object.fromEntries(sent.map(({ name, type }) => [name, type])),
    )
  })

  test('have the columns of changed rows and those that triggers maintain', () => {
    expect(Object.keys(columns).toSorted()).toEqual([...table.columns, ...write.counted].toSorted())
  })

  test('are null only where the table allows it', async () => {
    const stored = await findColumns(table.table)
    const filled = stored.filter(({ name, isNullable }) => !isNullable && name in columns)
    const missing = filled.filter(({ name }) =>
      write.rows.some((row) => !write.counted.includes(name) && (row[name] ?? null) === null),
    )
    expect(write.rows.length).toBeGreaterThan(0)
    expect(missing).toEqual([])
  })
})
