import { formatDateTime, formatRelativeTime } from './format.ts'
import { useLanguage } from './language.tsx'

interface RelativeTimeProps {
  readonly moment: Date | undefined
  readonly now: Date
  /** Shown without a date. */
  readonly none?: string
}

/** How long ago something was; the exact moment on hover. */
export function RelativeTime({ moment, now, none = '–' }: RelativeTimeProps) {
  const language = useLanguage()
  if (!moment) return none
  return (
    <time dateTime={moment.toISOString()} title={formatDateTime(moment, language)}>
      {formatRelativeTime(moment, now, language)}
    </time>
  )
}
