import type { CatalogProduct } from '@vitrine/contract/products'
import { X } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { FilePicker } from '../../shared/file-picker.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { ChooseMedia } from '../media/media-buttons.tsx'
import type { Media } from '../media/search.ts'
import { ACCEPTED, isVideoAddress, MAX_MEDIA } from './accepted-files.ts'
import { AddMediaByUrl } from './add-media-by-url.tsx'
import type { MediaForm } from './form.ts'
import { moved, newKey, replaced } from './form-items.ts'
import { PictureTile } from './media-tile.tsx'
import type { PartProps } from './parts.ts'
import { RefusedFiles } from './refused-files.tsx'
import type { Upload, Uploads } from './use-uploads.ts'
import type { GalleryPicture } from './videos/poster-dialog.tsx'
import { VideoTile } from './videos/video-tile.tsx'
import './media.css'
import './videos/videos.css'

interface MediaProps extends PartProps {
  readonly uploads: Uploads
  /** The stored gallery, with data of the library. */
  readonly stored: CatalogProduct['media']
}

/** The gallery of a product: pictures and videos in their order, and the ways to add more. */
export function MediaPart({ form, errors, set, uploads, stored }: MediaProps) {
  const { product } = useMessages()
  const { media } = form
  const tileOf = (item: MediaForm, at: number) => ({
    item,
    at,
    last: at === media.length - 1,
    error: errors[`media.${at}.altText`],
    onDescribe: (altText: string) => set({ media: replaced(media, item.key, { altText }) }),
    onMove: (by: number) => set({ media: moved(media, at, by) }),
    onRemove: () => set({ media: media.filter((one) => one !== item) }),
  })
  const room = MAX_MEDIA - media.length
  return (
    <Section title={product.media} hint={product.mediaHint}>
      {errors.media && (
        <p className="field-error" role="alert">
          {errors.media}
        </p>
      )}
      <ol className="gallery">
        {media.map((item, at) =>
          item.kind === 'video' ? (
            <VideoTile key={item.key} {...tileOf(item, at)} pictures={picturesOf(media)} />
          ) : (
            <PictureTile
              key={item.key}
              {...tileOf(item, at)}
              focalPoint={stored?.find(({ id }) => id === item.mediaId)?.focalPoint}
            />
          ),
        )}
        {uploads.uploads.map((upload) => (
          <UploadTile key={upload.key} upload={upload} onStop={() => uploads.stop(upload.key)} />
        ))}
      </ol>
      <RefusedFiles refused={uploads.refused} onDismiss={uploads.dismiss} />
      {media.length > 0 && <p className="field-hint">{product.altTextHint}</p>}
      <IfAllowed call="products.saveProduct">
        {room > 0 && <MediaDropArea onFiles={(files) => void uploads.start(files, room)} />}
        {room > 0 && (
          <ChooseMedia
            max={room}
            onMedia={(items) => set({ media: [...media, ...chosenMedia(items, media)] })}
          />
        )}
        <AddMediaByUrl onAddress={(url) => set({ media: [...media, remoteMedia(url)] })} />
      </IfAllowed>
    </Section>
  )
}

/** Files of the library that the gallery does not have yet; their texts stay the library's. */
const chosenMedia = (items: readonly Media[], gallery: readonly MediaForm[]): MediaForm[] =>
  items
    .filter(({ id }) => !gallery.some(({ mediaId }) => mediaId === id))
    .map(({ id, kind, url, altText }) => ({ key: id, kind, mediaId: id, url, altText }))

const remoteMedia = (url: string): MediaForm => ({
  key: newKey(),
  kind: isVideoAddress(url) ? 'video' : 'image',
  url,
  altText: '',
})

/** Pictures of the same gallery that a video may use as poster, by position. */
const picturesOf = (media: readonly MediaForm[]): readonly GalleryPicture[] =>
  media.flatMap(({ kind, mediaId, url, altText }, at) =>
    kind === 'image' && mediaId ? [{ n: at + 1, mediaId, url, altText }] : [],
  )

interface UploadTileProps {
  readonly upload: Upload
  readonly onStop: () => void
}

/** A file on its way: how far it is, and a way to stop it. */
export function UploadTile({ upload: { name, share }, onStop }: UploadTileProps) {
  const { product, uploads } = useMessages()
  const isSent = share === 1
  const state = isSent ? uploads.checking : share === 0 ? uploads.waiting : percent(share)
  return (
    <li className="gallery-upload">
      <span className="mute">{state}</span>
      <progress {...(!isSent && { value: share })} aria-label={product.uploading({ name })} />
      <span className="gallery-upload-name">
        <bdi>{name}</bdi>
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={uploads.stop({ name })}
        title={uploads.stop({ name })}
        onClick={onStop}
      >
        <X aria-hidden="true" />
      </button>
    </li>
  )
}

const percent = (share: number) => `${Math.floor(share * 100)} %`

function MediaDropArea({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const { product } = useMessages()
  const [dropping, setDropping] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDropping(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      className="drop"
      data-dropping={dropping}
      onDragOver={(event) => {
        event.preventDefault()
        setDropping(true)
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={drop}
    >
      <span>{product.drop}</span>
      <FilePicker accept={ACCEPTED} multiple label={product.choose} onFiles={onFiles} />
    </div>
  )
}
