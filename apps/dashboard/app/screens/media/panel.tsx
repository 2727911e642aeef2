import { Dialog } from '../../shared/dialog.tsx'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatBytes, formatDateTime, formatNumber, formatSeconds } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { imageAtWidth, mediaFilePath } from '../../shared/media-url.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { FocalPointForm } from './focal-point-form.tsx'
import { PanelActions } from './panel-actions.tsx'
import { PanelForm } from './panel-form.tsx'
import { linkToUse } from './places.ts'
import type { MediaDetails } from './search.ts'

interface MediaPanelProps {
  readonly id: string
  readonly onReplaced: (id: string) => void
  readonly onClose: () => void
}

const WIDTH = 960

/** One file: preview, details, uses and actions. */
export function MediaPanel({ id, onReplaced, onClose }: MediaPanelProps) {
  const { media, shell } = useMessages()
  const { data, error, refetch } = useOperation('media.getMedia', { id })
  return (
    <Dialog title={data?.media.fileName ?? media.title} className="media-panel" onClose={onClose}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={6} label={shell.loading} />}
      {data && (
        <div className="media-details">
          <Preview item={data.media} />
          <Facts item={data.media} />
          <PanelForm key={data.media.id} item={data.media} />
          <Uses usedIn={data.usedIn} />
          <PanelActions details={data} onReplaced={onReplaced} onClose={onClose} />
        </div>
      )}
    </Dialog>
  )
}

type ItemProps = { readonly item: MediaDetails['media'] }

function Preview({ item }: ItemProps) {
  const { id, kind, url, altText, fileName } = item
  if (kind === 'image' && item.state === 'stored') return <FocalPointForm key={id} item={item} />
  if (kind === 'image')
    return (
      <img className="media-preview" src={imageAtWidth(url, WIDTH)} alt={altText || fileName} />
    )
  return (
    // biome-ignore lint/a11y/useMediaCaption: the library has no captions
    <video
      className="media-preview"
      src={mediaFilePath(id)}
      poster={imageAtWidth(url, WIDTH)}
      controls
      preload="none"
    />
  )
}

function Facts({ item }: ItemProps) {
  const { media } = useMessages()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const facts = [
    [media.type, item.mimeType],
    [media.size, item.bytes > 0 ? formatBytes(item.bytes, language) : ''],
    [media.pixels, item.width > 0 ? `${number(item.width)} × ${number(item.height)}` : ''],
    [media.length, item.duration === undefined ? '' : formatSeconds(item.duration)],
    [media.added, formatDateTime(item.createdDate, language)],
  ] as const
  return (
    <>
      {item.failure && <p className="notice notice-bad">{item.failure}</p>}
      <dl className="media-facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}

function Uses({ usedIn: { uses, total } }: Pick<MediaDetails, 'usedIn'>) {
  const { media } = useMessages()
  return (
    <section aria-labelledby="media-uses">
      <h3 id="media-uses">{media.usedIn}</h3>
      {total === 0 && <p className="mute">{media.unusedNow}</p>}
      <ul className="media-uses">
        {uses.map((use) => (
          <li key={`${use.kind} ${use.id} ${use.choice ?? ''}`}>
            <span className="mute">{media.uses[use.kind]}</span>{' '}
            <Link href={linkToUse(use)}>
              <bdi>{use.choice ? `${use.name} · ${use.choice}` : use.name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      {total > uses.length && <p className="mute">{media.moreUses({ n: total - uses.length })}</p>}
    </section>
  )
}
