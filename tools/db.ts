import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readSettings } from '@vitrine/server/cli'
import { createTestDatabase, startTestCluster, writeSchemaFilesOf } from '@vitrine/server/testing'
import { triggersText } from './triggers-text.ts'

const migrations = 'packages/server/migrations'
const schemaFile = 'packages/server/src/platform/db/schema.sql'

/** `npm run db new what` · `npm run db tables` · `npm run db reset` */
const commands: Record<string, (word?: string) => Promise<void>> = {
  /** A new numbered migration. */
  async new(what = 'change') {
    const number = String(readdirSync(migrations).length + 1).padStart(4, '0')
    const file = `${migrations}/${number}-${what}.sql`
    writeFileSync(file, '-- Say why.\n')
    console.log(file)
  },
  /** Generates schema.sql and tables.ts from the migrations, and docs/triggers.md. */
  async tables() {
    const cluster = await startTestCluster()
    const database = await createTestDatabase()
    await writeSchemaFilesOf(database.url)
    await database.drop()
    await cluster.stop()
    writeFileSync('docs/triggers.md', triggersText(readFileSync(schemaFile, 'utf8')))
    console.log('schema.sql, tables.ts and docs/triggers.md are fresh')
  },
  /** Deletes everything of this installation: database, media, credentials. */
  async reset(word) {
    const { dataDir } = readSettings(process.env).config
    if (word !== '--yes') {
      console.error(`This deletes ${path.resolve(dataDir)}. Say so: npm run db reset -- --yes`)
      process.exit(2)
    }
    rmSync(dataDir, { recursive: true, force: true })
    console.log(`${dataDir} is gone; the next start makes a new one`)
  },
}

const [name = '', word] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  console.error(`Say what to do: ${Object.keys(commands).join(', ')}`)
  process.exit(2)
}
await command(word)
