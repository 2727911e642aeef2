import { useState } from 'react'
import type { InputOf } from '../../api/client.ts'
import { useAction, useOperation } from '../../shared/use-operation.ts'

const WHILE_RUNNING_MS = 500

/** The export that a dialog is about: open or not, started, followed, stopped, downloaded. */
export function useExport() {
  const [isOpen, setOpen] = useState(false)
  const [id, setId] = useState<string>()
  const one = useOperation(
    'exports.getExport',
    { id: id ?? '' },
    {
      enabled: id !== undefined,
      refetchInterval: (last) =>
        last && !['QUEUED', 'RUNNING'].includes(last.export.state) ? false : WHILE_RUNNING_MS,
    },
  )
  const start = useAction('exports.startExport')
  const stop = useAction('exports.cancelExport', { invalidates: ['exports.getExport'] })
  const download = useAction('exports.createExportDownload')
  const another = () => {
    setId(undefined)
    start.reset()
    stop.reset()
    download.reset()
  }
  return {
    isOpen,
    open: () => {
      another()
      setOpen(true)
    },
    close: () => setOpen(false),
    another,
    run: id === undefined ? undefined : one.data?.export,
    busy: start.isPending || stop.isPending || download.isPending,
    failure: start.error ?? stop.error ?? download.error ?? one.error,
    start: (order: InputOf<'exports.startExport'>) =>
      start.mutate(order, { onSuccess: (reply) => setId(reply.export.id) }),
    stop: () => id !== undefined && stop.mutate({ id }),
    /** The address needs no token, so that the browser itself keeps the file. */
    download: () =>
      id !== undefined &&
      download.mutate({ id }, { onSuccess: ({ url }) => location.assign(new URL(url).pathname) }),
  }
}
