import type { MediaKind } from '@vitrine/contract/media'
import { useState } from 'react'
import { Failure } from '../../shared/failure.tsx'
import { FilePicker } from '../../shared/file-picker.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { useMediaUpload } from '../../shared/use-media-upload.ts'
import { ChooseMediaDialog } from './choose-dialog.tsx'
import type { Media } from './search.ts'

interface MediaSourceProps {
  readonly kind: MediaKind
  readonly label: string
  /** Additional text for screen readers. */
  readonly name?: string
  readonly onMedia: (media: Media) => void
}

const accepted = { image: 'image/*', video: 'video/mp4,video/webm' } as const

/** The two ways to a file: upload one, or choose one of the library. */
export function MediaButtons({ kind, label, name, onMedia }: MediaSourceProps) {
  const { failure, upload } = useMediaUpload(onMedia)
  return (
    <>
      <FilePicker
        label={label}
        {...(name !== undefined && { name })}
        accept={accepted[kind]}
        onFiles={upload}
      />
      <ChooseMedia kind={kind} max={1} name={name} onMedia={([item]) => item && onMedia(item)} />
      {failure ? <Failure error={failure} /> : null}
    </>
  )
}

interface ChooseMediaProps {
  readonly kind?: MediaKind
  readonly max: number
  readonly name?: string | undefined
  readonly onMedia: (items: readonly Media[]) => void
}

/** A button that opens the library. */
export function ChooseMedia({ kind, max, name, onMedia }: ChooseMediaProps) {
  const { media } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <IfAllowed call="media.queryMedia">
      <button
        type="button"
        className="button"
        aria-label={name && media.chooseFor({ what: name })}
        onClick={() => setIsOpen(true)}
      >
        {media.choose}
      </button>
      {isOpen && (
        <ChooseMediaDialog
          kind={kind}
          max={max}
          onClose={() => setIsOpen(false)}
          onChoose={(items) => {
            setIsOpen(false)
            onMedia(items)
          }}
        />
      )}
    </IfAllowed>
  )
}
