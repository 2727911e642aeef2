import { useState } from 'react'
import { createCall } from '../../api/client.ts'
import { fetchWithProgress } from '../../api/upload.ts'
import { wordsOf } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useCall } from '../../scaffold/use-operation.ts'
import type { MediaForm } from './form.ts'
import type { Upload } from './media.tsx'
import { newKey } from './parts.ts'

/** Uploads pictures one after another and hands each to the form when it is stored. */
export function useUploads(onStored: (item: MediaForm) => void) {
  const messages = useMessages()
  const { siteId } = useCall()
  const tell = useTell()
  const [uploads, setUploads] = useState<readonly Upload[]>([])

  const upload = async (file: File, key: string) => {
    const progress = (share: number) =>
      setUploads((all) => all.map((one) => (one.key === key ? { ...one, share } : one)))
    const call = createCall(siteId, fetchWithProgress(progress))
    try {
      const { media } = await call('media.uploadMedia', { fileName: file.name }, { body: file })
      const { id, url, altText } = media
      onStored({ key: id, mediaId: id, url, altText })
    } catch (error) {
      const why = wordsOf(error, messages)
      tell({ text: messages.product.uploadFailed(file.name, why), bad: true })
    } finally {
      setUploads((all) => all.filter((one) => one.key !== key))
    }
  }
  const start = async (files: readonly File[]) => {
    const started = files.map((file) => ({ file, key: newKey() }))
    setUploads((all) => [
      ...all,
      ...started.map(({ file, key }) => ({ key, name: file.name, share: 0 })),
    ])
    for (const { file, key } of started) await upload(file, key)
  }
  return { uploads, start }
}
