import { VitrineError } from '@vitrine/sdk'
import { useState } from 'react'
import { errorMessage } from '../../../shared/failure.tsx'
import { useLanguage } from '../../../shared/language.tsx'
import { mediaFilePath } from '../../../shared/media-url.ts'
import { useMessages } from '../../../shared/messages.tsx'
import { useToast } from '../../../shared/toast.tsx'
import { useCall, useInvalidate } from '../../../shared/use-operation.ts'
import { failureMessage, pictureRefusalOf, refusalMessage } from '../accepted-files.ts'
import { drawFrame, frameOf } from './frame.ts'
import { uploadFrame, type Video } from './poster.ts'
import { posterQueries } from './use-video.ts'

/** Actions that set the poster of a video. Each resolves to whether it was saved. */
export interface PosterActions {
  readonly busy: boolean
  /** Sets the player's current frame as poster. */
  readonly setCurrentFrame: (player: HTMLVideoElement) => Promise<boolean>
  /** A frame about a second in. */
  readonly setAutomaticFrame: () => Promise<boolean>
  /** A picture of the library. */
  readonly choose: (mediaId: string) => Promise<boolean>
  readonly upload: (file: File) => Promise<boolean>
  readonly remove: () => Promise<boolean>
}

/** Sets the poster of a video: saved at once, rolled back on error. */
export function usePoster(video: Video & { readonly posterId?: string }, n: number): PosterActions {
  const messages = useMessages()
  const language = useLanguage()
  const { poster: still } = messages.videos
  const { call } = useCall()
  const refresh = useInvalidate()
  const showToast = useToast()
  const [busy, setBusy] = useState(false)

  const savePoster = async (posterId: string | null) => {
    await call('media.updateMedia', { id: video.id, posterId })
    await refresh(posterQueries)
  }
  const failed = (why: string) => showToast({ text: still.failed({ why }), isError: true })
  const attempt = async (
    make: () => Promise<string | null>,
    why = (error: unknown) => errorMessage(error, messages),
  ) => {
    const before = video.posterId ?? null
    setBusy(true)
    try {
      const posterId = await make()
      await savePoster(posterId)
      const undo = () =>
        void savePoster(before).catch((error) => failed(errorMessage(error, messages)))
      showToast({ text: posterId === null ? still.removed({ n }) : still.changed({ n }), undo })
      return true
    } catch (error) {
      failed(why(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  const ofFrame = (error: unknown) =>
    error instanceof VitrineError ? errorMessage(error, messages) : still.noFrame
  const upload = async (file: File) => {
    const refusal = pictureRefusalOf(file)
    if (refusal) {
      failed(refusalMessage(refusal, file, messages, language))
      return false
    }
    return attempt(
      async () =>
        (await call('media.uploadMedia', { fileName: file.name }, { body: file })).media.id,
      (error) => failureMessage(error, file, messages, language),
    )
  }
  return {
    busy,
    setCurrentFrame: (player) =>
      attempt(async () => uploadFrame(call, video, await drawFrame(player)), ofFrame),
    setAutomaticFrame: () =>
      attempt(
        async () => uploadFrame(call, video, await frameOf(mediaFilePath(video.id))),
        ofFrame,
      ),
    choose: (mediaId) => attempt(async () => mediaId),
    upload,
    remove: () => attempt(async () => null),
  }
}
