import { Film, Image } from 'lucide-react'
import { imageAtWidth, isLibraryMedia } from '../../shared/media-url.ts'
import { useMessages } from '../../shared/messages.tsx'
import type { Media } from './search.ts'

/** Wide enough for a tile on screens with two dots to the pixel. */
const TILE_WIDTH = 360

/** Preview, name and warnings of a file. */
export function TileContent({ item }: { readonly item: Media }) {
  const { media } = useMessages()
  const { url, kind, ground, fileName, altText, state } = item
  const isHere = state === 'stored' && isLibraryMedia(url)
  return (
    <>
      <span className="media-picture" style={ground ? { background: ground } : undefined}>
        {isHere ? (
          <img src={imageAtWidth(url, TILE_WIDTH)} alt="" loading="lazy" decoding="async" />
        ) : (
          <Image aria-hidden="true" />
        )}
        {kind === 'video' && (
          <span className="media-kind">
            <Film aria-hidden="true" />
            {media.video}
          </span>
        )}
      </span>
      <span className="media-name">
        <bdi>{fileName}</bdi>
      </span>
      {altText === '' && (
        <span className="media-lack">{isHere ? media.noText : media.notHere}</span>
      )}
    </>
  )
}
