import { useMessages } from '../../shared/messages.tsx'
import { A4, type LabelsForm, labelSize, labelsOnSheet, numberOf } from './form.ts'

interface LabelPreviewProps {
  readonly form: LabelsForm
  /** How many labels are printed. */
  readonly total: number
}

/** A preview of the first page; nothing while a number is missing. */
export function LabelPreview({ form, total }: LabelPreviewProps) {
  const { labelPrint } = useMessages()
  const pages = pageCount(form, total)
  if (pages === undefined) return null
  const page =
    form.paper === 'a4' ? A4 : { width: numberOf(form.width), height: numberOf(form.height) }
  if (!(page.width > 0 && page.height > 0)) return null
  const places = form.paper === 'a4' ? sheetPlaces(form) : [{ x: 0, y: 0, ...page }]
  const first = form.paper === 'a4' ? numberOf(form.firstPosition) : 1
  return (
    <figure className="label-preview">
      <svg
        role="img"
        aria-label={labelPrint.preview}
        viewBox={`-1 -1 ${page.width + 2} ${page.height + 2}`}
      >
        <rect className="label-page" width={page.width} height={page.height} />
        {places.map(({ x, y, width, height }, at) => {
          const isPrinted = at + 1 >= first && at + 1 < first + total
          return (
            <g key={`${x} ${y}`} data-printed={isPrinted}>
              <rect className="label-place" x={x} y={y} width={width} height={height} rx={1} />
              {isPrinted && <Bars x={x} y={y} width={width} height={height} />}
            </g>
          )
        })}
      </svg>
      <figcaption>
        <span role="status">
          {labelPrint.labels({ n: total })} · {labelPrint.pages({ n: pages })}
        </span>
      </figcaption>
    </figure>
  )
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const bars = [0, 3, 5, 9, 12, 14, 18, 21, 25, 27]

/** A hint of a barcode below two lines. */
function Bars({ x, y, width, height }: Place) {
  const unit = (width * 0.6) / 30
  const left = x + width * 0.2
  return (
    <g className="label-ink">
      <rect x={x + width * 0.08} y={y + height * 0.12} width={width * 0.6} height={height * 0.07} />
      <rect x={x + width * 0.08} y={y + height * 0.27} width={width * 0.3} height={height * 0.07} />
      {bars.map((bar, at) => (
        <rect
          key={bar}
          x={left + bar * unit}
          y={y + height * 0.48}
          width={unit * (1 + (at % 2))}
          height={height * 0.36}
        />
      ))}
    </g>
  )
}

function pageCount(form: LabelsForm, total: number): number | undefined {
  if (!(total > 0)) return undefined
  if (form.paper === 'roll') return total
  const labels = labelsOnSheet(form)
  const first = numberOf(form.firstPosition)
  if (labels === 0 || !(first >= 1 && first <= labels)) return undefined
  return Math.ceil((first - 1 + total) / labels)
}

function sheetPlaces(form: LabelsForm): Place[] {
  const [columns, rows] = [numberOf(form.columns), numberOf(form.rows)]
  const margin = { x: numberOf(form.marginX), y: numberOf(form.marginY) }
  const gap = { x: numberOf(form.gapX), y: numberOf(form.gapY) }
  const { width, height } = labelSize(form)
  if (!(width > 0 && height > 0)) return []
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: margin.x + (at % columns) * (width + gap.x),
    y: margin.y + Math.floor(at / columns) * (height + gap.y),
    width,
    height,
  }))
}
