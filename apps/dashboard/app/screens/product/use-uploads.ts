import { useRef, useState } from 'react'
import { uploadMedia } from '../../api/upload-media.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useCall, useInvalidate } from '../../shared/use-operation.ts'
import { failureMessage, refusalMessage, sortFiles } from './accepted-files.ts'
import type { MediaForm } from './form.ts'
import { newKey } from './form-items.ts'
import { createPoster } from './videos/poster.ts'
import { posterQueries } from './videos/use-video.ts'

export interface Upload {
  readonly key: string
  readonly name: string
  /** From 0 to 1. */
  readonly share: number
}

/** A file that was not added, with its reason. */
export interface RefusedFile {
  readonly key: string
  readonly name: string
  readonly why: string
}

/** Files on their way to the product. */
export interface Uploads {
  readonly uploads: readonly Upload[]
  readonly refused: readonly RefusedFile[]
  /** Starts uploads; `room`: how many more the product may have. */
  readonly start: (files: readonly File[], room: number) => Promise<void>
  readonly stop: (key: string) => void
  readonly dismiss: (key: string) => void
}

/**
 * Uploads pictures and videos one after another and adds each to the form when stored. A video gets one of
 * its frames as poster, if possible.
 */
export function useUploads(onStored: (item: MediaForm) => void): Uploads {
  const messages = useMessages()
  const language = useLanguage()
  const { siteId, call } = useCall()
  const refresh = useInvalidate()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const stops = useRef(new Map<string, AbortController>())

  const finishUpload = (key: string) => {
    stops.current.delete(key)
    setUploads((all) => all.filter((one) => one.key !== key))
  }
  const upload = async (file: File, key: string, signal: AbortSignal) => {
    const onProgress = (share: number) =>
      setUploads((all) => all.map((one) => (one.key === key ? { ...one, share } : one)))
    try {
      const media = await uploadMedia(siteId, file, { onProgress, signal })
      const { id, kind, url, altText } = media
      onStored({ key: id, kind, mediaId: id, url, altText })
      if (kind === 'video')
        createPoster(call, media).then(
          () => refresh(posterQueries),
          () => {},
        )
    } catch (error) {
      if (signal.aborted) return
      const why = failureMessage(error, file, messages, language)
      setRefused((all) => [...all, refusedFileOf(file, why)])
    }
  }
  const start = async (files: readonly File[], room: number) => {
    const { taken, refused: left } = sortFiles(files, room - uploads.length)
    setRefused(
      left.map(({ file, refusal }) =>
        refusedFileOf(file, refusalMessage(refusal, file, messages, language)),
      ),
    )
    const started = taken.map((file) => ({ file, key: newKey(), stop: new AbortController() }))
    for (const { key, stop } of started) stops.current.set(key, stop)
    setUploads((all) => [
      ...all,
      ...started.map(({ file, key }) => ({ key, name: file.name, share: 0 })),
    ])
    for (const { file, key, stop } of started) {
      if (!stop.signal.aborted) await upload(file, key, stop.signal)
      finishUpload(key)
    }
  }
  return {
    uploads,
    refused,
    start,
    stop: (key) => {
      stops.current.get(key)?.abort()
      finishUpload(key)
    },
    dismiss: (key) => setRefused((all) => all.filter((one) => one.key !== key)),
  }
}

const refusedFileOf = ({ name }: File, why: string): RefusedFile => ({ key: newKey(), name, why })
