import type { FocalPoint } from '@vitrine/contract/media'
import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { TextArea } from '../../shared/fields.tsx'
import { imageAtWidth } from '../../shared/media-url.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useIsAllowed } from '../../shared/permissions.tsx'
import { positionOf } from '../media/focal-point.ts'
import { FocalDialog } from './focal-dialog.tsx'
import type { MediaForm } from './form.ts'

export interface MediaTileProps {
  readonly item: MediaForm
  readonly at: number
  readonly last: boolean
  readonly error: string | undefined
  readonly onDescribe: (altText: string) => void
  readonly onMove: (by: number) => void
  readonly onRemove: () => void
}

/** One item of the gallery: preview, actions to move it, and texts for screen readers. */
export function MediaTile({
  item,
  at,
  last,
  error,
  labels,
  isOpen,
  onDescribe,
  onMove,
  onRemove,
  below,
  children,
}: MediaTileProps & {
  readonly labels: { readonly earlier: string; readonly later: string; readonly remove: string }
  /** Whether the tile is shown large. */
  readonly isOpen?: boolean
  readonly below?: ReactNode
  readonly children: ReactNode
}) {
  const { product } = useMessages()
  return (
    <li data-open={isOpen}>
      {children}
      {at === 0 && <span className="gallery-main">{product.main}</span>}
      <div className="gallery-tools">
        <Tool label={labels.earlier} icon={ArrowLeft} off={at === 0} act={() => onMove(-1)} />
        <Tool label={labels.later} icon={ArrowRight} off={last} act={() => onMove(1)} />
        <Tool label={labels.remove} icon={X} act={onRemove} />
      </div>
      <TextArea
        label={product.altText({ n: at + 1 })}
        rows={3}
        value={item.altText}
        {...(error && { error })}
        onText={onDescribe}
      />
      {below}
    </li>
  )
}

/** Wide enough for a tile on screens with two dots to the pixel. */
export const TILE_WIDTH = 480

interface PictureTileProps extends MediaTileProps {
  /** The stored focal point of the picture; absent: the center. */
  readonly focalPoint: FocalPoint | undefined
}

export function PictureTile({ focalPoint, ...props }: PictureTileProps) {
  const { item, at } = props
  const { product, media } = useMessages()
  const mayChange = useIsAllowed('media.updateMedia')
  const [isOpen, setOpen] = useState(false)
  const n = at + 1
  const labels = {
    earlier: product.earlier({ n }),
    later: product.later({ n }),
    remove: product.removePicture({ n }),
  }
  return (
    <MediaTile
      {...props}
      labels={labels}
      below={
        item.mediaId !== undefined &&
        mayChange && (
          <>
            <button
              type="button"
              className="link-button"
              aria-label={media.focus.ofPicture({ n })}
              onClick={() => setOpen(true)}
            >
              {media.focus.title}
            </button>
            {isOpen && <FocalDialog mediaId={item.mediaId} onClose={() => setOpen(false)} />}
          </>
        )
      }
    >
      <img
        src={imageAtWidth(item.url, TILE_WIDTH)}
        alt={item.altText || product.picture({ n })}
        style={{ objectPosition: positionOf(focalPoint) }}
      />
    </MediaTile>
  )
}

interface ToolProps {
  readonly label: string
  readonly icon: typeof X
  readonly off?: boolean
  readonly act: () => void
}

const Tool = ({ label, icon: Icon, off, act }: ToolProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    title={label}
    disabled={off}
    onClick={act}
  >
    <Icon aria-hidden="true" />
  </button>
)
