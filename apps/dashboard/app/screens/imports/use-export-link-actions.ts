import type { ExportLink } from '@vitrine/contract/exports'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useConfirmedDeletion } from '../../shared/use-confirmed-deletion.ts'
import { useAction } from '../../shared/use-operation.ts'

export interface ExportLinkActions {
  readonly onRun: (link: ExportLink) => void
  readonly onPause: (link: ExportLink, paused: boolean) => void
  readonly onRenew: (link: ExportLink) => void
  readonly onDelete: (link: ExportLink) => void
}

const invalidates = ['exports.listExportLinks'] as const

/** The actions of an export link. */
export function useExportLinkActions(
  onUrl: (name: string, url: string) => void,
): ExportLinkActions {
  const messages = useMessages()
  const { exportLinks: labels } = messages
  const confirm = useConfirm()
  const showToast = useToast()
  const confirmDeletion = useConfirmedDeletion(labels)
  const run = useAction('exports.runExportLink', { invalidates })
  const update = useAction('exports.updateExportLink', { invalidates })
  const renewal = useAction('exports.renewExportLink', { invalidates })
  const removal = useAction('exports.deleteExportLink', { invalidates })
  const onError = (error: unknown) =>
    showToast({ text: errorMessage(error, messages), isError: true })
  const renew = async ({ id, name }: ExportLink) => {
    const title = labels.renewTitle({ name })
    if (!(await confirm({ title, text: labels.renewText, yes: labels.renew }))) return
    renewal.mutate({ id }, { onSuccess: ({ url }) => onUrl(name, url), onError })
  }
  return {
    onRun: ({ id }) => run.mutate({ id }, { onError }),
    onPause: ({ id }, paused) => update.mutate({ id, paused }, { onError }),
    onRenew: (link) => void renew(link),
    onDelete: ({ id, name }) =>
      void confirmDeletion(name, labels.deleteText, () => removal.mutateAsync({ id })),
  }
}
