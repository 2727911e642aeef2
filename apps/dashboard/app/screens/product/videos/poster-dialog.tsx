import type { MediaItem } from '@vitrine/contract/media'
import { Play } from 'lucide-react'
import { Dialog } from '../../../shared/dialog.tsx'
import { FilePicker } from '../../../shared/file-picker.tsx'
import { imageAtWidth } from '../../../shared/media-url.ts'
import { useMessages } from '../../../shared/messages.tsx'
import { usePoster } from './use-poster.ts'
import { PosterImage } from './video-poster.tsx'

/** A picture of the same product that may be the poster of its video. */
export interface GalleryPicture {
  /** Position in the gallery, from 1. */
  readonly n: number
  readonly mediaId: string
  readonly url: string
  readonly altText: string
}

interface PosterDialogProps {
  readonly video: MediaItem
  readonly n: number
  readonly pictures: readonly GalleryPicture[]
  readonly onClose: () => void
}

const WIDTH = 480

/** Chooses the poster of a video: a frame, a picture, or none. */
export function PosterDialog({ video, n, pictures, onClose }: PosterDialogProps) {
  const { videos, action } = useMessages()
  const { poster: still } = videos
  const poster = usePoster(video, n)
  const closeIf = async (saved: Promise<boolean>) => (await saved) && onClose()
  return (
    <Dialog title={still.title} onClose={onClose} className="dialog-wide">
      <p className="field-hint">{still.hint}</p>
      <div className="still-now">
        <figure className="video-cover">
          <PosterImage posterId={video.posterId} width={WIDTH} />
          <span className="video-mark" aria-hidden="true">
            <Play />
          </span>
          <figcaption className="visually-hidden">
            {still.now}: {video.posterId === undefined ? still.none : still.some}
          </figcaption>
        </figure>
        <div className="still-ways">
          <button
            type="button"
            className="button"
            disabled={poster.busy}
            onClick={() => closeIf(poster.setAutomaticFrame())}
          >
            {still.frame}
          </button>
          <FilePicker
            label={still.upload}
            accept="image/*"
            onFiles={([file]) => file && closeIf(poster.upload(file))}
          />
          {video.posterId !== undefined && (
            <button
              type="button"
              className="link-button"
              disabled={poster.busy}
              onClick={() => closeIf(poster.remove())}
            >
              {still.remove}
            </button>
          )}
          <p className="field-hint">{still.frameHint}</p>
          <span role="status">{poster.busy ? action.saving : ''}</span>
        </div>
      </div>
      <Pictures
        pictures={pictures}
        selectedId={video.posterId}
        busy={poster.busy}
        onChoose={(id) => closeIf(poster.choose(id))}
      />
    </Dialog>
  )
}

interface PicturesProps {
  readonly pictures: readonly GalleryPicture[]
  readonly selectedId: string | undefined
  readonly busy: boolean
  readonly onChoose: (mediaId: string) => void
}

/** The product's own pictures, to choose one as poster. */
function Pictures({ pictures, selectedId, busy, onChoose }: PicturesProps) {
  const { poster: still } = useMessages().videos
  return (
    <section className="still-pictures" aria-label={still.pictures}>
      <h3>{still.pictures}</h3>
      {pictures.length === 0 && <p className="field-hint">{still.noPictures}</p>}
      <ul>
        {pictures.map(({ n, mediaId, url, altText }) => (
          <li key={mediaId}>
            <button
              type="button"
              aria-label={still.takePicture({ n, what: altText })}
              aria-pressed={mediaId === selectedId}
              disabled={busy}
              onClick={() => onChoose(mediaId)}
            >
              <img src={imageAtWidth(url, WIDTH)} alt="" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
