import { loadMessages } from '../../messages/index.ts'
import { Later, type LaterComponent } from '../../shared/later.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { useMoney } from '../../shared/use-money.ts'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { daysOfPeriod } from '../reports/search.ts'
import { HomePage } from './page.tsx'
import type { HomeSales } from './sales.tsx'

const FRESH_MS = 30_000
const TOP_PRODUCTS = 5
const refreshing = { refetchInterval: () => FRESH_MS, keepPrevious: true }

const setupGuide: LaterComponent<object> = {
  name: 'setup guide',
  load: async () => {
    const [{ SetupGuide }] = await Promise.all([import('./setup/setup.tsx'), loadMessages('guide')])
    return SetupGuide
  },
}

/** The steps of a new shop, which most shops have behind them. */
function Setup() {
  const guide = useOperation('setupGuide.getSetupGuide', {}).data
  if (!guide || guide.isOver) return null
  if (guide.isDismissed) return <ShowGuide />
  return <Later component={setupGuide} props={{}} />
}

function ShowGuide() {
  const { home } = useMessages()
  const update = useAction('sites.updateSettings', {
    invalidates: ['setupGuide.getSetupGuide', 'sites.getSettings'],
  })
  const show = () => update.mutate({ settings: { setupGuide: { dismissed: false } } })
  return (
    <IfAllowed call="sites.updateSettings">
      <p>
        <button type="button" className="button button-small" onClick={show}>
          {home.setUp}
        </button>
      </p>
    </IfAllowed>
  )
}

export function HomeRoute() {
  const figures = useOperation('sites.getFigures', {}, { refetchInterval: () => FRESH_MS })
  return (
    <HomePage
      figures={figures.data}
      sales={useSales()}
      setup={<Setup />}
      error={figures.error}
      now={new Date()}
      onRetry={() => figures.refetch()}
    />
  )
}

/** The sales of the last 30 days; undefined until completely loaded. */
function useSales(): HomeSales | undefined {
  const days = daysOfPeriod({ period: '30d', from: '', to: '' }, new Date())
  const { locale } = useMoney()
  const report = useOperation(
    'reports.getSales',
    { ...days, compareWith: 'PREVIOUS_PERIOD' },
    refreshing,
  ).data
  const openWork = useOperation('reports.getOpenWork', {}, refreshing).data
  const top = useOperation(
    'reports.listSales',
    { ...days, by: 'PRODUCT', limit: TOP_PRODUCTS },
    refreshing,
  ).data
  return report && openWork && top && { report, openWork, top: top.rows, locale }
}
