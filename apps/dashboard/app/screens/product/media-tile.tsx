import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextArea } from '../../shared/fields.tsx'
import { imageAtWidth } from '../../shared/media-url.ts'
import { useMessages } from '../../shared/messages.tsx'
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

/** One item of the gallery: what it shows, the ways to move it, and what it says to who does not see it. */
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

export function PictureTile(props: MediaTileProps) {
  const { item, at } = props
  const { product } = useMessages()
  const n = at + 1
  const labels = {
    earlier: product.earlier({ n }),
    later: product.later({ n }),
    remove: product.removePicture({ n }),
  }
  return (
    <MediaTile {...props} labels={labels}>
      <img src={imageAtWidth(item.url, TILE_WIDTH)} alt={item.altText || product.picture({ n })} />
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
