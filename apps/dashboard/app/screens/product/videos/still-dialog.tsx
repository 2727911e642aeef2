import type { MediaItem } from '@vitrine/contract/media'
import { Play } from 'lucide-react'
import { Dialog } from '../../../scaffold/dialog.tsx'
import { FilePicker } from '../../../scaffold/file-picker.tsx'
import { useMessages } from '../../../scaffold/messages.tsx'
import { atWidth } from '../../../scaffold/picture-address.ts'
import { useStill } from './use-still.ts'
import { StillImage } from './video-cover.tsx'

/** A picture of the same product that may stand for its video. */
export interface GalleryPicture {
  /** Its place in the gallery, from 1. */
  readonly n: number
  readonly mediaId: string
  readonly url: string
  readonly altText: string
}

interface StillDialogProps {
  readonly video: MediaItem
  readonly n: number
  readonly pictures: readonly GalleryPicture[]
  readonly onClose: () => void
}

const WIDTH = 480

/** What stands for a video until it plays: a frame of it, a picture, or nothing. */
export function StillDialog({ video, n, pictures, onClose }: StillDialogProps) {
  const { videos, action } = useMessages()
  const { still: words } = videos
  const still = useStill(video, n)
  const closeIf = async (isKept: Promise<boolean>) => (await isKept) && onClose()
  return (
    <Dialog title={words.title} onClose={onClose} className="dialog-wide">
      <p className="field-hint">{words.hint}</p>
      <div className="still-now">
        <figure className="video-cover">
          <StillImage posterId={video.posterId} width={WIDTH} />
          <span className="video-mark" aria-hidden="true">
            <Play />
          </span>
          <figcaption className="unseen">
            {words.now}: {video.posterId === undefined ? words.none : words.some}
          </figcaption>
        </figure>
        <div className="still-ways">
          <button
            type="button"
            className="button"
            disabled={still.busy}
            onClick={() => closeIf(still.takeAny())}
          >
            {words.frame}
          </button>
          <FilePicker
            label={words.upload}
            accept="image/*"
            onFiles={([file]) => file && closeIf(still.upload(file))}
          />
          {video.posterId !== undefined && (
            <button
              type="button"
              className="link-button"
              disabled={still.busy}
              onClick={() => closeIf(still.remove())}
            >
              {words.remove}
            </button>
          )}
          <p className="field-hint">{words.frameHint}</p>
          <span role="status">{still.busy ? action.saving : ''}</span>
        </div>
      </div>
      <Pictures
        pictures={pictures}
        chosen={video.posterId}
        busy={still.busy}
        onChoose={(id) => closeIf(still.choose(id))}
      />
    </Dialog>
  )
}

interface PicturesProps {
  readonly pictures: readonly GalleryPicture[]
  readonly chosen: string | undefined
  readonly busy: boolean
  readonly onChoose: (mediaId: string) => void
}

/** The product's own pictures, one of which may stand for the video. */
function Pictures({ pictures, chosen, busy, onChoose }: PicturesProps) {
  const { still: words } = useMessages().videos
  return (
    <section className="still-pictures" aria-label={words.pictures}>
      <h3>{words.pictures}</h3>
      {pictures.length === 0 && <p className="field-hint">{words.noPictures}</p>}
      <ul>
        {pictures.map(({ n, mediaId, url, altText }) => (
          <li key={mediaId}>
            <button
              type="button"
              aria-label={words.takePicture(n, altText)}
              aria-pressed={mediaId === chosen}
              disabled={busy}
              onClick={() => onChoose(mediaId)}
            >
              <img src={atWidth(url, WIDTH)} alt="" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
