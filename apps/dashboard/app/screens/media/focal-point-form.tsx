import type { FocalPoint } from '@vitrine/contract/media'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { Failure } from '../../shared/failure.tsx'
import { imageAtWidth } from '../../shared/media-url.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useIsAllowed } from '../../shared/permissions.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'
import { useUnsavedChangesGuard } from '../../shared/use-unsaved-changes-guard.ts'
import { isSamePoint, middle, movedBy, pointAt, positionOf } from './focal-point.ts'
import { mediaReads } from './invalidated-queries.ts'
import type { Media } from './search.ts'
import { useUndoOfMedia } from './use-undo.ts'

const WIDTH = 960

interface FormProps {
  readonly item: Media
  readonly onSaved?: () => void
}

/** Sets the focal point of a picture, which stays visible when cropped. */
export function FocalPointForm({ item, onSaved }: FormProps) {
  const { media, action } = useMessages()
  const { focus } = media
  const mayChange = useIsAllowed('media.updateMedia')
  const { point, isDirty, isPending, error, setPoint, save, discard } = useFocalPoint(item, onSaved)
  return (
    <section className="focal" aria-label={focus.title}>
      <FocalPicture item={item} point={point} isFixed={!mayChange} onPoint={setPoint} />
      {error ? <Failure error={error} /> : null}
      {mayChange && <p className="field-hint">{focus.hint}</p>}
      <Crops item={item} point={point} />
      {mayChange && (
        <div className="focal-actions">
          {isDirty && (
            <>
              <button
                type="button"
                className="button button-primary"
                disabled={isPending}
                onClick={save}
              >
                {focus.save}
              </button>
              <button type="button" className="button" disabled={isPending} onClick={discard}>
                {action.cancel}
              </button>
            </>
          )}
          {!isSamePoint(point, middle) && (
            <button type="button" className="link-button" onClick={() => setPoint(middle)}>
              {focus.middle}
            </button>
          )}
        </div>
      )}
    </section>
  )
}

/** The stored or moved focal point, and its save. */
function useFocalPoint(item: Media, onSaved: (() => void) | undefined) {
  const { focus } = useMessages().media
  const showToast = useToast()
  const undoOf = useUndoOfMedia()
  const action = useAction('media.updateMedia', { invalidates: mediaReads })
  const [moved, setPoint] = useState<FocalPoint>()
  const stored = item.focalPoint ?? middle
  const point = moved ?? stored
  const isDirty = !isSamePoint(point, stored)
  useUnsavedChangesGuard(`${item.fileName} ${focus.title}`, () => isDirty)
  const save = () =>
    action.mutate(
      { id: item.id, focalPoint: isSamePoint(point, middle) ? null : point },
      {
        onSuccess: () => {
          setPoint(undefined)
          showToast({ text: focus.saved, undo: undoOf([item.id]) })
          onSaved?.()
        },
      },
    )
  const { isPending, error } = action
  return { point, isDirty, isPending, error, setPoint, save, discard: () => setPoint(undefined) }
}

interface FocalPictureProps {
  readonly item: Media
  readonly point: FocalPoint
  /** Only shown. */
  readonly isFixed: boolean
  readonly onPoint: (point: FocalPoint) => void
}

function FocalPicture({ item, point, isFixed, onPoint }: FocalPictureProps) {
  const { focus } = useMessages().media
  const { url, width, height, altText, fileName } = item
  const setByPointer = (event: PointerEvent<HTMLElement>) =>
    onPoint(pointAt(event, event.currentTarget.getBoundingClientRect()))
  const picture = (
    <>
      <img
        src={imageAtWidth(url, WIDTH)}
        alt={isFixed ? altText || fileName : ''}
        width={width}
        height={height}
        draggable={false}
      />
      <span
        className="focal-mark"
        aria-hidden="true"
        style={{ left: `${point.x}%`, top: `${point.y}%` }}
      />
    </>
  )
  const size = { aspectRatio: `${width} / ${height}` }
  if (isFixed) {
    return (
      <div className="focal-picture" style={size}>
        {picture}
      </div>
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedBy(point, event)
    if (!next) return
    event.preventDefault()
    onPoint(next)
  }
  return (
    <div
      className="focal-picture"
      style={size}
      role="slider"
      tabIndex={0}
      aria-label={focus.point({ name: fileName })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={point.x}
      aria-valuetext={focus.at({ x: point.x, y: point.y })}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setByPointer(event)
      }}
      onPointerMove={(event) => event.buttons === 1 && setByPointer(event)}
    >
      {picture}
    </div>
  )
}

const ratios = ['square', 'tall', 'wide'] as const
const CROP_WIDTH = 360

/** Previews the crops of a picture in several ratios. */
function Crops({ item, point }: Pick<FocalPictureProps, 'item' | 'point'>) {
  const { focus } = useMessages().media
  return (
    <ul className="focal-crops" aria-label={focus.crops}>
      {ratios.map((ratio) => (
        <li key={ratio} data-ratio={ratio}>
          <img
            src={imageAtWidth(item.url, CROP_WIDTH)}
            alt=""
            style={{ objectPosition: positionOf(point) }}
          />
          <span className="mute">{focus[ratio]}</span>
        </li>
      ))}
    </ul>
  )
}
