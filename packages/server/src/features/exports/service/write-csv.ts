import type { Part, Scope } from '../model.ts'
import { csvRowsOf } from '../rules/csv-rows.ts'
import { csvHeader, csvLine } from '../rules/csv-text.ts'
import { named, productPages, type Work } from './pages.ts'
import type { ExportWorld } from './world.ts'

/** Products in the columns that an import reads. */
export async function* writeCsv(
  world: ExportWorld,
  work: Work,
  scope: Scope,
): AsyncGenerator<Part> {
  yield { text: csvHeader, products: 0, rows: 0 }
  for await (const products of productPages(world, work, scope)) {
    const rows = (await work((tx) => named(world, tx, products))).flatMap(csvRowsOf)
    yield { text: rows.map(csvLine).join(''), products: products.length, rows: rows.length }
  }
}
