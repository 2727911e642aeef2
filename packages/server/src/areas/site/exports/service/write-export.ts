import type { ExportFormat } from '@vitrine/contract/exports'
import type { ExportPart, ExportScope } from '../model.ts'
import type { ExportServiceDeps } from './deps.ts'
import type { Work } from './pages.ts'
import { writeCsv } from './write-csv.ts'
import { writeJsonLines } from './write-json-lines.ts'

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
