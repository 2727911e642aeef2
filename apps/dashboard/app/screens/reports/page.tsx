import { comparisons } from '@vitrine/contract/reports'
import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { DateRangeFields } from '../../shared/date-range-fields.tsx'
import { SelectField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { Tabs } from '../../shared/tabs.tsx'
import { type ReportsSearch, type ReportView, reportPeriods, reportViews } from './search.ts'
import './reports.css'

interface ReportsPageProps {
  readonly search: ReportsSearch
  /** In which the site has sold, its own first; empty until that is known. */
  readonly currencies: readonly string[]
  readonly onDownload: () => void
  readonly isDownloading: boolean
  readonly children: ReactNode
}

/** The reports as tabs, and the days that they are about. */
export function ReportsPage(props: ReportsPageProps) {
  const { search, currencies, onDownload, isDownloading, children } = props
  const { reports: texts } = useMessages()
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          search.view !== 'payouts' && (
            <button type="button" className="button" disabled={isDownloading} onClick={onDownload}>
              {texts.download}
            </button>
          )
        }
      />
      <Tabs
        label={texts.title}
        tabs={reportViews.map((view) => ({
          label: texts.views[view],
          href: links.reports({ ...search, view, settlement: '', page: 1 }),
          here: view === search.view,
        }))}
      />
      {search.view !== 'stock' && search.view !== 'payouts' && (
        <Filters search={search} currencies={currencies} />
      )}
      {children}
    </>
  )
}

/** Views with a comparison period. */
const comparedViews: ReadonlySet<ReportView> = new Set(['sales', 'funnel'])

function Filters({ search, currencies }: Pick<ReportsPageProps, 'search' | 'currencies'>) {
  const { reports: texts } = useMessages()
  const { go } = useNavigation()
  const set = (change: Partial<ReportsSearch>) =>
    go(links.reports({ ...search, page: 1, ...change }), { replace: true })
  return (
    <search className="filters">
      <SelectField
        hideLabel
        label={texts.period}
        value={search.period}
        options={reportPeriods.map((period) => [period, texts.periods[period]] as const)}
        onValue={(period) => set({ period })}
      />
      {search.period === 'custom' && <DateRangeFields days={search} onDays={set} />}
      {comparedViews.has(search.view) && (
        <SelectField
          hideLabel
          label={texts.compare}
          value={search.compare}
          options={[...comparisons, 'none' as const].map(
            (one) => [one, texts.comparisons[one]] as const,
          )}
          onValue={(compare) => set({ compare })}
        />
      )}
      {currencies.length > 1 && search.view !== 'funnel' && (
        <SelectField
          hideLabel
          label={texts.currency}
          value={search.currency || (currencies[0] ?? '')}
          options={currencies.map((one) => [one, one] as const)}
          onValue={(currency) => set({ currency: currency === currencies[0] ? '' : currency })}
        />
      )}
    </search>
  )
}
