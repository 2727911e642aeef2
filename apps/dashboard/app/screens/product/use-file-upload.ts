import { useState } from 'react'
import { createCall } from '../../api/client.ts'
import { fetchWithProgress } from '../../api/upload.ts'
import { wordsOf } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useCall, useRefresh } from '../../scaffold/use-operation.ts'
import { newKey } from './parts.ts'
import type { Upload } from './use-uploads.ts'

/** Uploads a file and has the product, or one of its variants, deliver it. */
export function useFileUpload(productId: string) {
  const messages = useMessages()
  const { siteId } = useCall()
  const tell = useTell()
  const refresh = useRefresh()
  const [upload, setUpload] = useState<Upload>()

  const start = async (file: File, variantId: string | undefined) => {
    const started = { key: newKey(), name: file.name, share: 0 }
    setUpload(started)
    const progress = (share: number) => setUpload({ ...started, share })
    const call = createCall(siteId, fetchWithProgress(progress))
    try {
      const asked = { fileName: file.name }
      const kept = await call('digitalFiles.uploadDigitalFile', asked, { body: file })
      const place = { productId, fileId: kept.file.id, ...(variantId && { variantId }) }
      await call('digitalFiles.attachDigitalFile', place)
      tell({ text: messages.product.file.uploaded(file.name) })
      await refresh(['digitalFiles.listProductFiles', 'catalogV1.getProduct'])
    } catch (error) {
      const why = wordsOf(error, messages)
      tell({ text: messages.product.uploadFailed(file.name, why), bad: true })
    } finally {
      setUpload(undefined)
    }
  }
  return { upload, start }
}
