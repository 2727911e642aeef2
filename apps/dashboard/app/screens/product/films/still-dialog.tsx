import type { MediaItem } from '@vitrine/contract/media'
import { Play } from 'lucide-react'
import { Dialog } from '../../../scaffold/dialog.tsx'
import { FilePicker } from '../../../scaffold/file-picker.tsx'
import { useMessages } from '../../../scaffold/messages.tsx'
import { atWidth } from '../../../scaffold/picture-address.ts'
import { StillImage } from './film-cover.tsx'
import { useStill } from './use-still.ts'

/** A picture of the same product that may stand for its film. */
export interface GalleryPicture {
  /** Its place in the gallery, from 1. */
  readonly n: number
  readonly mediaId: string
  readonly url: string
  readonly altText: string
}

interface StillDialogProps {
  readonly film: MediaItem
  readonly n: number
  readonly pictures: readonly GalleryPicture[]
  readonly onClose: () => void
}

const WIDTH = 480

/** What stands for a film until it plays: a frame of it, a picture, or nothing. */
export function StillDialog({ film, n, pictures, onClose }: StillDialogProps) {
  const { films, action } = useMessages()
  const { still: words } = films
  const still = useStill(film, n)
  const closeIf = async (isKept: Promise<boolean>) => (await isKept) && onClose()
  return (
    <Dialog title={words.title} onClose={onClose} className="dialog-wide">
      <p className="field-hint">{words.hint}</p>
      <div className="still-now">
        <figure className="film-cover">
          <StillImage posterId={film.posterId} width={WIDTH} />
          <span className="film-mark" aria-hidden="true">
            <Play />
          </span>
          <figcaption className="unseen">
            {words.now}: {film.posterId === undefined ? words.none : words.some}
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
          {film.posterId !== undefined && (
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
        chosen={film.posterId}
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

/** The product's own pictures, one of which may stand for the film. */
function Pictures({ pictures, chosen, busy, onChoose }: PicturesProps) {
  const { still: words } = useMessages().films
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
