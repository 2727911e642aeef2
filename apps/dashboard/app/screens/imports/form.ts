import { VitrineError } from '@vitrine/sdk'
import type { Messages } from '../../messages/index.ts'
import { errorMessage } from '../../shared/failure.tsx'

const types = new Set(['text/csv', 'application/csv', 'application/vnd.ms-excel', 'text/plain'])

/** Why a file is not worth sending; undefined when it may be a product file. */
export function checkFile(
  { name, size, type }: Pick<File, 'name' | 'size' | 'type'>,
  { imports }: Messages,
): string | undefined {
  if (!/\.(csv|tsv|txt|jsonl|ndjson)$/i.test(name) && !types.has(type))
    return imports.notCsv({ name })
  return size === 0 ? imports.empty({ name }) : undefined
}

export function uploadProblem(name: string, error: unknown, messages: Messages): string {
  const empty = error instanceof VitrineError && error.code === 'IMPORT_FILE_EMPTY'
  return empty ? messages.imports.empty({ name }) : errorMessage(error, messages)
}
