import type { Import, ImportSchedule } from '@vitrine/contract/imports'
import { VitrineError } from '@vitrine/sdk'
import { useState } from 'react'
import { createCall } from '../../api/client.ts'
import { fetchWithProgress } from '../../api/upload.ts'
import { links } from '../../links.ts'
import type { Messages } from '../../messages/index.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { uploadErrorMessage } from '../../shared/reason-text.ts'
import { useMoney } from '../../shared/use-money.ts'
import { useCall, useInvalidate, useOperation } from '../../shared/use-operation.ts'
import { ExportLinks } from './export-links.tsx'
import { ImportsPage } from './page.tsx'
import { useScheduleActions } from './use-schedule-actions.ts'

const types = new Set(['text/csv', 'application/csv', 'application/vnd.ms-excel', 'text/plain'])

/** The reason why a file cannot be a product file; undefined if it may be one. */
export function checkFile(
  { name, size, type }: Pick<File, 'name' | 'size' | 'type'>,
  { imports }: Messages,
): string | undefined {
  if (!/\.(csv|tsv|txt|jsonl|ndjson)$/i.test(name) && !types.has(type))
    return imports.notCsv({ name })
  return size === 0 ? imports.empty({ name }) : undefined
}

function uploadProblem(name: string, error: unknown, messages: Messages): string {
  const empty = error instanceof VitrineError && error.code === 'IMPORT_FILE_EMPTY'
  return empty ? messages.imports.empty({ name }) : uploadErrorMessage(error, messages)
}

const WHILE_RUNNING_MS = 2_000

const isRunning = ({ state, picturesWaiting }: Import) =>
  state === 'QUEUED' || state === 'RUNNING' || state === 'CHECKING' || picturesWaiting > 0

const isUnderWay = ({ running, lastImport }: ImportSchedule) =>
  running || (lastImport !== undefined && isRunning(lastImport))

export function ImportsRoute() {
  const list = useOperation(
    'imports.listImports',
    { limit: 50 },
    { refetchInterval: (last) => (last?.imports.some(isRunning) ? WHILE_RUNNING_MS : false) },
  )
  const schedules = useOperation(
    'imports.listImportSchedules',
    {},
    { refetchInterval: (last) => (last?.schedules.some(isUnderWay) ? WHILE_RUNNING_MS : false) },
  )
  const { currency } = useMoney()
  const actions = useScheduleActions()
  const { upload, problem, start } = useUpload()
  return (
    <ImportsPage
      imports={list.data?.imports}
      error={list.error}
      upload={upload}
      problem={problem}
      now={new Date()}
      scheduled={{
        schedules: schedules.data?.schedules,
        timeZone: schedules.data?.timeZone ?? '',
        currency,
        error: schedules.error,
        actions,
        onRetry: () => void schedules.refetch(),
      }}
      exportLinks={<ExportLinks now={new Date()} />}
      onFile={start}
    />
  )
}

function useUpload() {
  const messages = useMessages()
  const { go } = useNavigation()
  const { siteId } = useCall()
  const refresh = useInvalidate()
  const [upload, setUpload] = useState<{ name: string; share: number }>()
  const [problem, setProblem] = useState<string>()
  const start = async (file: File) => {
    const { name } = file
    const wrong = checkFile(file, messages)
    setProblem(wrong)
    if (wrong) return
    const call = createCall(
      siteId,
      fetchWithProgress((share) => setUpload({ name, share })),
    )
    setUpload({ name, share: 0 })
    try {
      const reply = await call('imports.prepareImport', { fileName: name }, { body: file })
      await refresh(['imports.listImports'])
      go(links.import(reply.import.id))
    } catch (error) {
      setProblem(uploadProblem(name, error, messages))
    } finally {
      setUpload(undefined)
    }
  }
  return { upload, problem, start }
}
