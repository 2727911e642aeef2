import { formatAgo, formatMoment } from './format.ts'
import { useLanguage } from './language.tsx'

interface MomentProps {
  readonly moment: Date | undefined
  readonly now: Date
  /** Said when there is no moment. */
  readonly none?: string
}

/** How long ago something was; the exact moment on hover. */
export function Moment({ moment, now, none = '–' }: MomentProps) {
  const language = useLanguage()
  if (!moment) return none
  return (
    <time dateTime={moment.toISOString()} title={formatMoment(moment, language)}>
      {formatAgo(moment, now, language)}
    </time>
  )
}
