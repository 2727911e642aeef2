import { useState } from 'react'
import { uploadMedia } from '../api/upload-media.ts'
import { useCall } from './use-operation.ts'

type Media = Awaited<ReturnType<typeof uploadMedia>>

/** Puts one file into the media library and hands it on. */
export function useMediaUpload(onMedia: (media: Media) => void) {
  const { siteId } = useCall()
  const [failure, setFailure] = useState<unknown>()
  const upload = async ([file]: readonly File[]) => {
    if (!file) return
    setFailure(undefined)
    try {
      onMedia(await uploadMedia(siteId, file))
    } catch (error) {
      setFailure(error)
    }
  }
  return { failure, upload }
}
