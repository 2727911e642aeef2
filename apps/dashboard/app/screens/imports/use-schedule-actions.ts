import type { ImportSchedule } from '@vitrine/contract/imports'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useConfirmedDeletion } from '../../shared/use-confirmed-deletion.ts'
import { useAction } from '../../shared/use-operation.ts'

export interface ScheduleActions {
  readonly onRun: (schedule: ImportSchedule, anyway: boolean) => void
  readonly onPause: (schedule: ImportSchedule, paused: boolean) => void
  readonly onDelete: (schedule: ImportSchedule) => void
  /** Imports a file that waits because of its prices. */
  readonly onStart: (schedule: ImportSchedule) => void
  readonly onDiscard: (schedule: ImportSchedule) => void
}

const invalidates = ['imports.listImportSchedules', 'imports.listImports'] as const

/** The actions of a scheduled import. */
export function useScheduleActions(): ScheduleActions {
  const messages = useMessages()
  const { importSchedules: labels } = messages
  const showToast = useToast()
  const confirmDeletion = useConfirmedDeletion(labels)
  const run = useAction('imports.runImportSchedule', { invalidates })
  const update = useAction('imports.updateImportSchedule', { invalidates })
  const removal = useAction('imports.deleteImportSchedule', { invalidates })
  const start = useAction('imports.startPreparedImport', { invalidates })
  const cancel = useAction('imports.cancelImport', { invalidates })
  const confirm = useConfirm()
  const onError = (error: unknown) =>
    showToast({ text: errorMessage(error, messages), isError: true })
  const discard = async ({ name, lastImport }: ImportSchedule) => {
    const title = labels.discardTitle({ name })
    const text = labels.discardText
    if (!(await confirm({ title, text, yes: labels.discard }))) return
    const onSuccess = () => showToast({ text: labels.discarded })
    cancel.mutate({ id: lastImport?.id ?? '' }, { onSuccess, onError })
  }
  return {
    onStart: ({ name, lastImport }) =>
      start.mutate(
        { id: lastImport?.id ?? '' },
        { onSuccess: () => showToast({ text: labels.waitingStarted({ name }) }), onError },
      ),
    onDiscard: (schedule) => void discard(schedule),
    onRun: ({ id, name }, anyway) =>
      run.mutate(
        { id, anyway },
        { onSuccess: () => showToast({ text: labels.started({ name }) }), onError },
      ),
    onPause: ({ id }, paused) => update.mutate({ id, paused }, { onError }),
    onDelete: ({ id, name }) =>
      void confirmDeletion(name, labels.deleteText, () => removal.mutateAsync({ id })),
  }
}
