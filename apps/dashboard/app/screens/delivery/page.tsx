import { Plus } from 'lucide-react'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { CoverageView } from './coverage-view.tsx'
import './delivery.css'
import { DeliveryTabs } from './delivery-tabs.tsx'
import { PlacesView, type PlacesViewProps } from './places-view.tsx'
import { RegionsView, type RegionsViewProps } from './regions-view.tsx'
import type { DeliveryView } from './search.ts'
import type { DeliverySetup } from './setup.ts'
import type { TestForm } from './test-request.ts'
import { TestView } from './test-view.tsx'

type DeliveryPageProps = Omit<RegionsViewProps, 'setup'> &
  Omit<PlacesViewProps, 'setup'> & {
    /** Locations have a separate page. */
    readonly show: Exclude<DeliveryView, 'locations'>
    /** Undefined until the first answer. */
    readonly setup: DeliverySetup | undefined
    readonly error?: unknown
    readonly test: TestForm
    readonly onTest: (change: Partial<TestForm>) => void
    readonly onRetry?: () => void
  }

/** The regions, options and prices of the site's delivery. */
export function DeliveryPage(props: DeliveryPageProps) {
  const { show, setup, error, onEdit } = props
  const { delivery, shell } = useMessages()
  const count = setup?.profiles.flatMap(({ regions }) => regions).length
  return (
    <>
      <PageHeader
        title={delivery.title}
        count={count === undefined ? undefined : delivery.regionCount({ n: count })}
        actions={
          show === 'options' && (
            <IfAllowed call="delivery.saveDeliveryProfile">
              <button type="button" className="button" onClick={() => onEdit({ kind: 'profile' })}>
                <Plus aria-hidden="true" />
                {delivery.profile.new}
              </button>
            </IfAllowed>
          )
        }
      />
      <DeliveryTabs show={show} />
      {error ? <Failure error={error} onRetry={props.onRetry} /> : null}
      {!setup && !error && <Skeleton rows={6} label={shell.loading} />}
      {setup && <View {...props} setup={setup} />}
    </>
  )
}

function View({ show, ...props }: DeliveryPageProps & { readonly setup: DeliverySetup }) {
  const { delivery } = useMessages()
  switch (show) {
    case 'options':
      return (
        <>
          <p className="page-text">{delivery.text}</p>
          <RegionsView {...props} />
        </>
      )
    case 'places':
      return <PlacesView {...props} />
    case 'coverage':
      return <CoverageView setup={props.setup} />
    case 'test':
      return (
        <TestView setup={props.setup} money={props.money} form={props.test} onForm={props.onTest} />
      )
  }
}
