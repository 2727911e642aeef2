import type { ExportFormat } from '@vitrine/contract/exports'
import type { ExportPart, ExportScope } from '../model.ts'
import { csvRowsOf } from '../rules/csv-rows.ts'
import { csvHeader, csvLine } from '../rules/csv-text.ts'
import type { ExportServiceDeps } from './deps.ts'
import { productPages, type Work, withNames } from './pages.ts'
import { writeJsonLines } from './write-json-lines.ts'

/** Products in the columns that an import reads. */
export async function* writeCsv(
  deps: ExportServiceDeps,
  work: Work,
  scope: ExportScope,
): AsyncGenerator<ExportPart> {
  yield { text: csvHeader, products: 0, rows: 0 }
  for await (const products of productPages(deps, work, scope)) {
    const rows = (await work((tx) => withNames(deps, tx, products))).flatMap(csvRowsOf)
    yield { text: rows.map(csvLine).join(''), products: products.length, rows: rows.length }
  }
}

const writers = { csv: writeCsv, jsonl: writeJsonLines } as const satisfies Record<
  ExportFormat,
  (deps: ExportServiceDeps, work: Work, scope: ExportScope) => AsyncGenerator<ExportPart>
>

/** The content of an export, in parts. */
export const writeExport = (
  deps: ExportServiceDeps,
  work: Work,
  { format, ...scope }: ExportScope & { readonly format: ExportFormat },
): AsyncGenerator<ExportPart> => writers[format](deps, work, scope)
