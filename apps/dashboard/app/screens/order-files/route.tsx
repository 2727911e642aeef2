import type { OrderFileFormat } from '@vitrine/contract/order-files'
import { useState } from 'react'
import { downloadFile } from '../../shared/download-file.ts'
import { isJobFinished } from '../../shared/job-status.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useCall, useOperation } from '../../shared/use-operation.ts'
import { exportQuery, isFiltered, readOrdersSearch } from '../orders/search.ts'
import { OrderFilesPage } from './page.tsx'
import { useOrderImport } from './use-import.ts'

const WHILE_RUNNING_MS = 1_000

export function OrderFilesRoute() {
  const search = readOrdersSearch(useUrlSearch())
  const filtered = isFiltered(search) || search.show !== ''
  const query = filtered ? exportQuery(search) : {}
  const found = useOperation('orders.queryOrders', {
    ...query,
    query: { ...query.query, paging: { limit: 0 } },
  })
  const imports = useOperation(
    'orderFiles.listOrderImports',
    { limit: 50 },
    {
      refetchInterval: (last) =>
        last?.imports.some(({ job }) => !isJobFinished(job.state)) ? WHILE_RUNNING_MS : false,
    },
  )
  const { upload, problem, start } = useOrderImport()
  const { save, busy, failure } = useExport(query)
  return (
    <OrderFilesPage
      imports={imports.data?.imports}
      error={imports.error}
      now={new Date()}
      importing={{ upload, problem, onFile: (file, dryRun) => void start(file, dryRun) }}
      exporting={{
        filtered,
        count: found.data?.pagingMetadata.total,
        busy,
        failure: failure ?? found.error,
        onExport: (format) => void save(format),
      }}
    />
  )
}

function useExport(query: ReturnType<typeof exportQuery>) {
  const { call } = useCall()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const save = async (format: OrderFileFormat) => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { headers, body } = await call('orderFiles.exportOrders', { format, ...query })
      const disposition = String(headers['content-disposition'])
      const fileName = /filename="([^"]+)"/.exec(disposition)?.[1] ?? `orders.${format}`
      const contentType = String(headers['content-type'])
      // The browser's responses are complete buffers.
      downloadFile({ fileName, contentType, content: body as Uint8Array<ArrayBuffer> })
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { save, busy, failure }
}
