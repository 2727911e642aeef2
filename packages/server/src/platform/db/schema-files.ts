import { readFile, writeFile } from 'node:fs/promises'
import { Client, type ClientBase } from 'pg'
import { dumpSchema } from './dump-schema.ts'
import { generateTables } from './generate-tables.ts'

type Connection = Pick<ClientBase, 'query'>

const tablesFile = new URL('./tables.ts', import.meta.url)
const schemaFile = new URL('./schema.sql', import.meta.url)

export interface SchemaFiles {
  readonly tables: string
  readonly schema: string
}

/** The expected contents of the committed files, from a migrated database. */
export const generateSchemaFiles = async (connection: Connection): Promise<SchemaFiles> => ({
  tables: await generateTables(connection),
  schema: await dumpSchema(connection),
})

/** The contents of the committed files. */
export const readSchemaFiles = async (): Promise<SchemaFiles> => ({
  tables: await readFile(tablesFile, 'utf8'),
  schema: await readFile(schemaFile, 'utf8'),
})

/** Generates `tables.ts` and `schema.sql` from a migrated database. */
export async function writeSchemaFiles(connection: Connection): Promise<void> {
  const { tables, schema } = await generateSchemaFiles(connection)
  await writeFile(tablesFile, tables)
  await writeFile(schemaFile, schema)
}

/** The same for the database at an address. */
export async function writeSchemaFilesOf(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await writeSchemaFiles(client)
  } finally {
    await client.end()
  }
}
