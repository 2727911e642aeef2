import { Dialog } from '../../shared/dialog.tsx'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { FocalPointForm } from '../media/focal-point-form.tsx'
import '../media/media.css'

interface FocalDialogProps {
  readonly mediaId: string
  readonly onClose: () => void
}

/** Sets the focal point of a library picture, for all its uses. */
export function FocalDialog({ mediaId, onClose }: FocalDialogProps) {
  const { media, shell } = useMessages()
  const { data, error, refetch } = useOperation('media.getMedia', { id: mediaId })
  return (
    <Dialog title={media.focus.title} className="dialog-wide" onClose={onClose}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={6} label={shell.loading} />}
      {data && <FocalPointForm item={data.media} onSaved={onClose} />}
      <p className="field-hint">{media.focus.everywhere}</p>
    </Dialog>
  )
}
