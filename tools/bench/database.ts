import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RunningProduct } from '@vitrine/testkit/product'
import pg from 'pg'

/** The URL of a running product's embedded database. */
export function databaseUrlOf({ dataDir }: RunningProduct): string {
  const running = readFileSync(path.join(dataDir, 'running.json'), 'utf8')
  return (JSON.parse(running) as { databaseUrl: string }).databaseUrl
}

/** A connection in addition to those of the product. */
export async function connect(product: RunningProduct): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrlOf(product) })
  await client.connect()
  return client
}
