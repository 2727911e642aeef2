import { useMessages } from '../../../shared/messages.tsx'
import type { UnknownCode } from './lines.ts'

interface ScanProblemsProps {
  /** Codes whose lookup failed. */
  readonly failed: readonly string[]
  readonly unknown: readonly UnknownCode[]
  readonly onDismiss: () => void
}

/** Unknown codes with the number of their scans, and failed lookups. */
export function ScanProblems({ failed, unknown, onDismiss }: ScanProblemsProps) {
  const { stockList, action } = useMessages()
  if (failed.length === 0 && unknown.length === 0) return null
  return (
    <div className="notice notice-bad" role="alert">
      <ul className="scan-problems">
        {failed.map((problem, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same code may fail twice
          <li key={at}>{problem}</li>
        ))}
        {unknown.map(({ code, times }) => (
          <li key={code}>
            {stockList.unknown({ code })}
            {times > 1 && <span className="mute"> {stockList.scannedTimes({ n: times })}</span>}
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={onDismiss}>
        {action.dismiss}
      </button>
    </div>
  )
}
