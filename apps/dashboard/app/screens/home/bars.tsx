import { formatDay, formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'

export interface DayCount {
  readonly day: string
  readonly count: number
}

interface BarsProps {
  readonly title: string
  readonly days: readonly DayCount[]
}

const WIDTH = 280
const HEIGHT = 44
const GAP = 3

/** The counts of some days as one small drawing with its labels, and the same as a table. */
export function Bars({ title, days }: BarsProps) {
  const { home } = useMessages()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const sum = days.reduce((total, { count }) => total + count, 0)
  const top = days.reduce((most, day) => (day.count > most.count ? day : most), days[0] ?? noDay)
  const peak =
    sum === 0
      ? home.never
      : home.highest({ value: number(top.count), day: formatDay(top.day, language) })
  return (
    <figure className="bars">
      <figcaption>
        <span>{title}</span>
        <strong>{number(sum)}</strong>
        <small>{home.lastDays({ days: days.length })}</small>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day, count }, index) => (
          <Bar key={day} share={count / Math.max(1, top.count)} index={index} of={days.length} />
        ))}
      </svg>
      <div className="bars-labels" aria-hidden="true">
        <span>{days[0] && formatDay(days[0].day, language)}</span>
        <span>{peak}</span>
        <span>{days.at(-1) && formatDay(days.at(-1)?.day ?? '', language)}</span>
      </div>
      <details>
        <summary>{home.table}</summary>
        <DayTable title={title} days={days} />
      </details>
    </figure>
  )
}

const noDay: DayCount = { day: '1970-01-01', count: 0 }

function Bar({ share, index, of }: { share: number; index: number; of: number }) {
  const step = WIDTH / of
  const height = Math.max(1, share * (HEIGHT - 1))
  const geometry = { x: index * step + GAP / 2, width: step - GAP, y: HEIGHT - height, height }
  return <rect {...geometry} className={share === 0 ? 'bar-none' : undefined} />
}

function DayTable({ title, days }: BarsProps) {
  const { home } = useMessages()
  const language = useLanguage()
  return (
    <table>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{home.day}</th>
          <th scope="col" className="figure">
            {home.number}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, count }) => (
          <tr key={day}>
            <td>{formatDay(day, language)}</td>
            <td className="figure">{formatNumber(count, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
