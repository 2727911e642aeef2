import type { BackupProgress } from '../platform/backup/index.ts'

const PRINT_EVERY_MS = 500

interface Terminal {
  readonly isTTY?: boolean
  write(text: string): unknown
}

/** Shows the progress of a long command in one terminal line; prints nothing elsewhere, so that logs stay short. */
export function createProgressLine(
  label: string,
  { terminal = process.stderr as Terminal, now = Date.now } = {},
) {
  let printedAt = 0
  let began: { at: number; what: BackupProgress['what'] } | undefined
  return {
    show(progress: BackupProgress): void {
      const at = now()
      if (began?.what !== progress.what) began = { at, what: progress.what }
      if (!terminal.isTTY || at - printedAt < PRINT_EVERY_MS) return
      printedAt = at
      terminal.write(`\r\x1b[K${label}: ${describeProgress(progress, (at - began.at) / 1000)}`)
    },
    clear(): void {
      if (terminal.isTTY && printedAt > 0) terminal.write('\r\x1b[K')
    },
  }
}

/** Such as `120 of about 480 rows, 40 rows/s, 9 s left`. */
export function describeProgress({ what, done, total }: BackupProgress, seconds: number): string {
  const far =
    what === 'rows' ? `${done} of about ${total} rows` : `${megabytes(done)} of ${megabytes(total)}`
  if (seconds < 1 || done === 0) return far
  const rate = done / seconds
  const speed = what === 'rows' ? `${Math.round(rate)} rows/s` : `${megabytes(rate)}/s`
  return `${far}, ${speed}, ${timeLeft((total - done) / rate)} left`
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

function timeLeft(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)} s`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 100 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`
}
