import { useState } from 'react'
import { replaceMedia } from '../../api/upload-media.ts'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { FilePicker } from '../../shared/file-picker.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useCall, useInvalidate } from '../../shared/use-operation.ts'
import { failureMessage } from '../product/accepted-files.ts'
import { mediaReads } from './invalidated-queries.ts'
import type { MediaDetails } from './search.ts'
import { useUndoOfMedia } from './use-undo.ts'

interface PanelActionsProps {
  readonly details: MediaDetails
  readonly onReplaced: (id: string) => void
  readonly onClose: () => void
}

/** Replaces the file wherever it is used, or deletes it. */
export function PanelActions({ details, onReplaced, onClose }: PanelActionsProps) {
  const { media } = useMessages()
  const { sent, replace } = useReplace(details, onReplaced)
  const { isBusy, remove } = useDeletion(details, onClose)
  const { kind } = details.media
  return (
    <div className="media-actions">
      {sent && (
        <p role="status">
          {media.replacing({ name: sent.name })}
          <progress value={sent.share} aria-label={media.replacing({ name: sent.name })} />
        </p>
      )}
      <IfAllowed call="media.replaceMedia">
        <FilePicker
          label={media.replace}
          accept={kind === 'image' ? 'image/*' : 'video/mp4,video/webm'}
          onFiles={([file]) => file && void replace(file)}
        />
      </IfAllowed>
      <IfAllowed call="media.deleteMedia">
        <button type="button" className="button" disabled={isBusy} onClick={() => void remove()}>
          {media.delete}
        </button>
      </IfAllowed>
      <IfAllowed call="media.replaceMedia">
        <p className="field-hint">{media.replaceHint}</p>
      </IfAllowed>
    </div>
  )
}

function useReplace({ media: item }: MediaDetails, onReplaced: (id: string) => void) {
  const messages = useMessages()
  const language = useLanguage()
  const { siteId } = useCall()
  const refresh = useInvalidate()
  const showToast = useToast()
  const undoOf = useUndoOfMedia()
  const [sent, setSent] = useState<{ readonly name: string; readonly share: number }>()
  const replace = async (file: File) => {
    const onProgress = (share: number) => setSent({ name: file.name, share })
    onProgress(0)
    try {
      const { media, usedIn } = await replaceMedia(siteId, item.id, file, onProgress)
      onReplaced(media.id)
      const text = messages.media.replaced({ n: usedIn.total })
      showToast({ text, undo: undoOf([media.id]) })
      await refresh(mediaReads)
    } catch (error) {
      showToast({ text: failureMessage(error, file, messages, language), isError: true })
    } finally {
      setSent(undefined)
    }
  }
  return { sent, replace }
}

/** Places that are named before a file is deleted. */
const MAX_NAMED = 5

function useDeletion({ media: item, usedIn }: MediaDetails, onClose: () => void) {
  const messages = useMessages()
  const { media, action } = messages
  const confirm = useConfirm()
  const showToast = useToast()
  const undoOf = useUndoOfMedia()
  const deletion = useAction('media.deleteMedia', { invalidates: ['media.queryMedia'] })
  const { total, uses } = usedIn
  const remove = async () => {
    const more = total - Math.min(total, MAX_NAMED)
    const names = uses.slice(0, MAX_NAMED).map(({ name }) => name)
    const places = [...names, ...(more > 0 ? [media.more({ n: more })] : [])].join(', ')
    const isSure = await confirm({
      title: media.deleteOne({ name: item.fileName }),
      text: total === 0 ? media.deleteUnused : `${media.deleteUsed({ n: total })} ${places}.`,
      yes: total === 0 ? action.delete : media.deleteEverywhere,
    })
    if (!isSure) return
    const { id } = item
    deletion.mutate(
      { id, ...(total > 0 && { force: true }) },
      {
        onSuccess: () => {
          showToast({ text: media.deleted({ n: 1 }), undo: undoOf([id]) })
          onClose()
        },
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  }
  return { isBusy: deletion.isPending, remove }
}
