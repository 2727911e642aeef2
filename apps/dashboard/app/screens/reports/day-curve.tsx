import { formatDate, formatDay } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Curve, type CurvePoint } from './curve.tsx'

interface DayCurveProps {
  readonly title: string
  readonly days: readonly CurvePoint[]
  /** The period to compare with. */
  readonly before?: readonly CurvePoint[] | undefined
}

/** A figure by day, over that of the comparison period, with a legend. */
export function DayCurve({ title, days, before }: DayCurveProps) {
  const { reports: texts } = useMessages()
  const language = useLanguage()
  const [first, last] = [days[0], days.at(-1)]
  const [firstBefore, lastBefore] = [before?.[0], before?.at(-1)]
  return (
    <figure className="report-curve">
      <figcaption>
        <span>{title}</span>
        <span className="curve-key">
          <span className="curve-key-now">{texts.thisPeriod}</span>
          {firstBefore && lastBefore && (
            <span className="curve-key-before">
              {texts.beforePeriod} {formatDate(firstBefore.day, language)} –{' '}
              {formatDate(lastBefore.day, language)}
            </span>
          )}
        </span>
      </figcaption>
      <Curve days={days} before={before} />
      <div className="bars-labels" aria-hidden="true">
        <span>{first && formatDay(first.day, language)}</span>
        <span>{last && formatDay(last.day, language)}</span>
      </div>
    </figure>
  )
}
