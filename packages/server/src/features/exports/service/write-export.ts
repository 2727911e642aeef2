import type { ExportFormat } from '@vitrine/contract/exports'
import type { Part, Scope } from '../model.ts'
import type { Work } from './pages.ts'
import type { ExportWorld } from './world.ts'
import { writeCsv } from './write-csv.ts'
import { writeJsonLines } from './write-json-lines.ts'

const writers = { csv: writeCsv, jsonl: writeJsonLines } as const satisfies Record<
  ExportFormat,
  (world: ExportWorld, work: Work, scope: Scope) => AsyncGenerator<Part>
>

/** The file of an export, part by part. */
export const writeExport = (
  world: ExportWorld,
  work: Work,
  { format, ...scope }: Scope & { readonly format: ExportFormat },
): AsyncGenerator<Part> => writers[format](world, work, scope)
