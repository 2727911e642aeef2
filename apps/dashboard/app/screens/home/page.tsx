import type { SiteFigures } from '@vitrine/contract/sites'
import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { Bars } from './bars.tsx'
import { Changes } from './changes.tsx'
import { type HomeSales, Sales } from './sales.tsx'
import './home.css'

interface HomePageProps {
  readonly figures: SiteFigures | undefined
  readonly sales?: HomeSales | undefined
  /** The setup guide of a new shop. */
  readonly setup?: ReactNode
  readonly error?: unknown
  readonly now: Date
  readonly onRetry?: () => void
}

/** The home page: counts of the shop, each linked to its list. */
export function HomePage({ figures, sales, setup, error, now, onRetry }: HomePageProps) {
  const { navigation: places, home, shell } = useMessages()
  return (
    <>
      <PageHeader title={places.home} />
      {setup}
      {error !== undefined && error !== null && <Failure error={error} onRetry={onRetry} />}
      {!figures && !error && <Skeleton rows={6} label={shell.loading} />}
      {sales && <Sales {...sales} />}
      {figures && (
        <>
          <Statistics statistics={figures} />
          <section className="multiples" aria-label={home.lastDays({ days: 14 })}>
            <Bars title={home.newMembers} days={figures.members.newByDay} />
            <Bars title={home.signIns} days={figures.signIns.byDay} />
            <Bars title={home.failedSignIns} days={figures.signIns.failedByDay} />
            <Bars title={home.changes} days={figures.changes.byDay} />
          </section>
          <Changes changes={figures.changes.recent} now={now} />
        </>
      )}
    </>
  )
}

function Statistics({ statistics: { products, members } }: { readonly statistics: SiteFigures }) {
  const { home } = useMessages()
  const language = useLanguage()
  const statistics = [
    [home.products, products.total, links.products()],
    [home.hidden, products.hidden, links.products({ show: 'hidden' })],
    [home.outOfStock, products.outOfStock, links.products({ stock: 'out' })],
    [home.lowStock, products.lowStock, links.products({ stock: 'low' })],
    [home.members, members.total, links.members()],
    [home.pending, members.pending, links.members({ status: 'PENDING' })],
  ] as const
  return (
    <ul className="standing">
      {statistics.map(([label, value, href]) => (
        <li key={label}>
          <Link href={href}>
            <span>{label}</span>
            <strong>{formatNumber(value, language)}</strong>
          </Link>
        </li>
      ))}
    </ul>
  )
}
