import { VitrineError } from '@vitrine/sdk'
import { useState } from 'react'
import { wordsOf } from '../../../scaffold/failure.tsx'
import { useLanguage } from '../../../scaffold/language.tsx'
import { useMessages } from '../../../scaffold/messages.tsx'
import { useTell } from '../../../scaffold/notices.tsx'
import { fileAddress } from '../../../scaffold/picture-address.ts'
import { useCall, useRefresh } from '../../../scaffold/use-operation.ts'
import { failureWords, pictureRefusalOf, refusalWords } from '../accepted-files.ts'
import { drawFrame, frameOf } from './frame.ts'
import { uploadFrame, type Video } from './still.ts'
import { ofStills } from './use-video.ts'

/** The ways to decide what stands for a video until it plays. Each answers whether it was kept. */
export interface StillWays {
  readonly busy: boolean
  /** What the player shows at this moment. */
  readonly takeShown: (player: HTMLVideoElement) => Promise<boolean>
  /** A frame about a second in. */
  readonly takeAny: () => Promise<boolean>
  /** A picture of the library. */
  readonly choose: (mediaId: string) => Promise<boolean>
  readonly upload: (file: File) => Promise<boolean>
  readonly remove: () => Promise<boolean>
}

/** Decides what stands for one video until it plays: kept at once, and taken back as long as it is told. */
export function useStill(video: Video & { readonly posterId?: string }, n: number): StillWays {
  const messages = useMessages()
  const language = useLanguage()
  const { still: words } = messages.videos
  const { call } = useCall()
  const refresh = useRefresh()
  const tell = useTell()
  const [busy, setBusy] = useState(false)

  const keep = async (posterId: string | null) => {
    await call('media.updateMedia', { id: video.id, posterId })
    await refresh(ofStills)
  }
  const failed = (why: string) => tell({ text: words.failed(why), bad: true })
  const attempt = async (
    make: () => Promise<string | null>,
    why = (error: unknown) => wordsOf(error, messages),
  ) => {
    const before = video.posterId ?? null
    setBusy(true)
    try {
      const posterId = await make()
      await keep(posterId)
      const undo = () => void keep(before).catch((error) => failed(wordsOf(error, messages)))
      tell({ text: posterId === null ? words.removed(n) : words.changed(n), undo })
      return true
    } catch (error) {
      failed(why(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  const ofFrame = (error: unknown) =>
    error instanceof VitrineError ? wordsOf(error, messages) : words.noFrame
  const upload = async (file: File) => {
    const refusal = pictureRefusalOf(file)
    if (refusal) {
      failed(refusalWords(refusal, file, messages, language))
      return false
    }
    return attempt(
      async () =>
        (await call('media.uploadMedia', { fileName: file.name }, { body: file })).media.id,
      (error) => failureWords(error, file, messages, language),
    )
  }
  return {
    busy,
    takeShown: (player) =>
      attempt(async () => uploadFrame(call, video, await drawFrame(player)), ofFrame),
    takeAny: () =>
      attempt(async () => uploadFrame(call, video, await frameOf(fileAddress(video.id))), ofFrame),
    choose: (mediaId) => attempt(async () => mediaId),
    upload,
    remove: () => attempt(async () => null),
  }
}
