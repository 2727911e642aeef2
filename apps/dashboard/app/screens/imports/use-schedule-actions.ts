import type { ImportSchedule } from '@vitrine/contract/imports'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useConfirmedDeletion } from '../../shared/use-confirmed-deletion.ts'
import { useAction } from '../../shared/use-operation.ts'

export interface ScheduleActions {
  readonly onRun: (schedule: ImportSchedule, anyway: boolean) => void
  readonly onPause: (schedule: ImportSchedule, paused: boolean) => void
  readonly onDelete: (schedule: ImportSchedule) => void
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
  const onError = (error: unknown) =>
    showToast({ text: errorMessage(error, messages), isError: true })
  return {
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
