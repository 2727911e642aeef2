import { fromMinorUnits } from '@vitrine/money'
import { Plus } from 'lucide-react'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatMoney } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import type { Money } from '../../shared/use-money.ts'
import { Connections, type ConnectionsProps } from './connections.tsx'
import { MethodsTable, type MethodsTableProps } from './methods-table.tsx'
import './payments.css'
import type { OrderSettings, PaymentMethod } from './setup.ts'

interface PaymentsPageProps extends Omit<MethodsTableProps, 'methods'> {
  /** Absent for those without permission. */
  readonly providers?: Omit<ConnectionsProps, 'offered'>
  /** Undefined until loaded. */
  readonly methods: readonly PaymentMethod[] | undefined
  readonly settings: OrderSettings | undefined
  readonly error?: unknown
  readonly onNew: () => void
  readonly onSettings: () => void
  readonly onRetry?: () => void
}

/** Payment methods, accounts at providers, and settings of orders. */
export function PaymentsPage(props: PaymentsPageProps) {
  const { methods, settings, error, onNew } = props
  const { payments, shell } = useMessages()
  return (
    <>
      <PageHeader
        title={payments.title}
        count={methods && payments.count({ n: methods.length })}
        actions={
          <IfAllowed call="payments.saveMethod">
            <button type="button" className="button button-primary" onClick={onNew}>
              <Plus aria-hidden="true" />
              {payments.new}
            </button>
          </IfAllowed>
        }
      />
      <p className="page-text">{payments.text}</p>
      {error ? <Failure error={error} onRetry={props.onRetry} /> : null}
      {!methods && !error && <Skeleton rows={4} label={shell.loading} />}
      {methods && <Methods {...props} methods={methods} />}
      {methods && props.providers && (
        <Connections {...props.providers} offered={new Set(methods.map((one) => one.provider))} />
      )}
      {settings && (
        <AcceptOrders settings={settings} money={props.money} onSettings={props.onSettings} />
      )}
    </>
  )
}

type MethodsProps = PaymentsPageProps & { readonly methods: readonly PaymentMethod[] }

function Methods(props: MethodsProps) {
  const { methods, onNew } = props
  const { payments } = useMessages()
  if (methods.length === 0) {
    return (
      <EmptyState title={payments.emptyTitle} text={payments.emptyText}>
        <IfAllowed call="payments.saveMethod">
          <button type="button" className="button" onClick={onNew}>
            {payments.new}
          </button>
        </IfAllowed>
      </EmptyState>
    )
  }
  const test = methods.find(({ provider, active }) => provider === 'TEST_BANK' && active)
  return (
    <>
      {test && <p className="notice notice-bad">{payments.testWarning({ name: test.name })}</p>}
      {!methods.some(({ active }) => active) && <p className="notice">{payments.noneActive}</p>}
      <MethodsTable {...props} />
    </>
  )
}

function AcceptOrders({
  settings,
  money: { currency, locale },
  onSettings,
}: {
  readonly settings: OrderSettings
  readonly money: Money
  readonly onSettings: () => void
}) {
  const { payments } = useMessages()
  const texts = payments.settings
  const { minimumSubtotal } = settings
  return (
    <div className="payment-settings">
      <Section
        title={texts.heading}
        actions={
          <IfAllowed call="sites.updateSettings">
            <button
              type="button"
              className="link-button"
              aria-label={texts.change}
              onClick={onSettings}
            >
              {payments.change}
            </button>
          </IfAllowed>
        }
      >
        <p>{texts.says[settings.takeStock]}</p>
        <p>{texts.holdSays({ n: settings.holdMinutes })}</p>
        {minimumSubtotal > 0 && (
          <p>
            {texts.minimumSays({
              amount: formatMoney(
                fromMinorUnits(BigInt(minimumSubtotal), currency),
                currency,
                locale,
              ),
            })}
          </p>
        )}
      </Section>
    </div>
  )
}
