import type { Import } from '@vitrine/contract/imports'
import { formatNumber, formatSeconds } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'

/** Rows, rate and time left. */
export function Progress({ run, running }: { readonly run: Import; readonly running: boolean }) {
  const { imports } = useMessages()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const { rowsTotal, rowsDone, rowsPerSecond, secondsLeft } = run
  const labels = [
    rowsTotal === undefined
      ? imports.counting({ done: number(rowsDone) })
      : imports.rows({ done: number(rowsDone), total: number(rowsTotal) }),
    rowsPerSecond !== undefined && imports.pace({ rows: number(Math.round(rowsPerSecond)) }),
    running && secondsLeft !== undefined && imports.left({ time: formatSeconds(secondsLeft) }),
  ].filter((word) => word !== false)
  return (
    <div className="run-progress">
      <progress
        aria-label={imports.progress}
        value={rowsTotal === undefined && running ? undefined : rowsDone}
        max={Math.max(1, rowsTotal ?? rowsDone)}
      />
      <span className="figure">{labels.join(' · ')}</span>
    </div>
  )
}

/** Results of downloading the pictures that the file refers to. */
export function Pictures({ run }: { readonly run: Import }) {
  const { imports, importMapping } = useMessages()
  const language = useLanguage()
  const { picturesTotal, picturesWaiting, picturesFailed } = run
  const number = (value: number) => formatNumber(value, language)
  if (picturesWaiting + picturesFailed === 0) return null
  const fetched = picturesTotal - picturesWaiting - picturesFailed
  const labels = [
    picturesWaiting > 0 &&
      fetched >= 0 &&
      importMapping.picturesFetched({ done: number(fetched), total: number(picturesTotal) }),
    picturesWaiting > 0 && imports.picturesWaiting({ n: picturesWaiting }),
    picturesFailed > 0 && imports.picturesFailed({ n: picturesFailed }),
  ].filter((word) => word !== false)
  return (
    <p role="status" className="import-state">
      {labels.join(' · ')}
    </p>
  )
}

interface CountsProps {
  readonly run: Import
  /** Whether the counts are those of a dry run. */
  readonly isChecked?: boolean
}

/** The number of products by result, actual or expected. */
export function Counts({ run, isChecked = false }: CountsProps) {
  const { imports, importMapping } = useMessages()
  const language = useLanguage()
  const { newOnes, changedOnes, unchangedOnes, errorRows } = importMapping
  const labels = isChecked
    ? [newOnes, changedOnes, unchangedOnes, errorRows]
    : [imports.created, imports.updated, imports.unchanged, imports.failed]
  const values = [run.productsCreated, run.productsUpdated, run.productsUnchanged, run.rowsFailed]
  const counts = labels.map((label, at) => [label, values[at] ?? 0] as const)
  return (
    <dl className="run-counts">
      {counts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatNumber(value, language)}</dd>
        </div>
      ))}
    </dl>
  )
}
