import type { ReactNode } from 'react'

export type BarEntry = {
  key: string
  label: ReactNode
  value: number
  /** The formatted value; the plain number by default. */
  text?: string
  href?: string
}

export type BarListProps = { label: string; entries: readonly BarEntry[] }

/** Bar chart of named values. It is a table: the bars only repeat its numbers. */
export function BarList({ label, entries }: BarListProps) {
  const greatest = Math.max(0, ...entries.map((entry) => entry.value))
  return (
    <table className="v-bars">
      <caption className="v-hidden">{label}</caption>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.key}>
            <th scope="row">{entry.href ? <a href={entry.href}>{entry.label}</a> : entry.label}</th>
            <td aria-hidden="true" className="v-bars-drawing">
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect width={share(entry.value, greatest)} height="6" fill="currentColor" />
              </svg>
            </td>
            <td className="v-bars-figure v-num">{entry.text ?? entry.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const share = (value: number, greatest: number) =>
  greatest > 0 ? Math.max(0, Math.round((value / greatest) * 1000) / 10) : 0
