import { useState } from 'react'
import { createCall } from '../../api/client.ts'
import { fetchWithProgress } from '../../api/upload.ts'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useCall, useInvalidate } from '../../shared/use-operation.ts'
import { newKey } from './form-items.ts'
import type { Upload } from './use-uploads.ts'

/** Uploads a file and has the product, or one of its variants, deliver it. */
export function useFileUpload(productId: string) {
  const messages = useMessages()
  const { siteId } = useCall()
  const showToast = useToast()
  const refresh = useInvalidate()
  const [upload, setUpload] = useState<Upload>()

  const start = async (file: File, variantId: string | undefined) => {
    const started = { key: newKey(), name: file.name, share: 0 }
    setUpload(started)
    const progress = (share: number) => setUpload({ ...started, share })
    const call = createCall(siteId, fetchWithProgress(progress))
    try {
      const input = { fileName: file.name }
      const uploaded = await call('digitalFiles.uploadDigitalFile', input, { body: file })
      const target = { productId, fileId: uploaded.file.id, ...(variantId && { variantId }) }
      await call('digitalFiles.attachDigitalFile', target)
      showToast({ text: messages.product.file.uploaded({ name: file.name }) })
      await refresh(['digitalFiles.listProductFiles', 'products.getProduct'])
    } catch (error) {
      const why = errorMessage(error, messages)
      showToast({ text: messages.product.uploadFailed({ name: file.name, why }), isError: true })
    } finally {
      setUpload(undefined)
    }
  }
  return { upload, start }
}
