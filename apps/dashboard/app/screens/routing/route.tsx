import { Skeleton } from '../../shared/empty-state.tsx'
import { errorCodeOf } from '../../shared/error-code.ts'
import { Failure } from '../../shared/failure.tsx'
import { FormPage } from '../../shared/form-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useForm } from '../../shared/use-form.ts'
import { useAction, useInvalidate, useOperation } from '../../shared/use-operation.ts'
import { useUnsavedChangesGuard } from '../../shared/use-unsaved-changes-guard.ts'
import { DeliveryTabs } from '../delivery/delivery-tabs.tsx'
import { checkRouting, formOf, type Routing, routingOf } from './form.ts'
import { LocationsSection } from './locations-section.tsx'
import './routing.css'
import { RulesSection } from './rules-section.tsx'
import { TrySection } from './try-section.tsx'
import { useLocationNames } from './use-location-names.ts'

/** Which location sends an order. */
export function RoutingRoute() {
  const { delivery, shell } = useMessages()
  const result = useOperation('inventory.getStockRouting', {})
  if (result.data) return <RoutingScreen routing={result.data.routing} />
  return (
    <>
      <PageHeader title={delivery.title} />
      <DeliveryTabs show="locations" />
      {result.error ? (
        <Failure error={result.error} onRetry={() => result.refetch()} />
      ) : (
        <Skeleton rows={6} label={shell.loading} />
      )}
    </>
  )
}

const staleReads = ['inventory.getStockRouting', 'inventory.testStockRouting'] as const

function RoutingScreen({ routing }: { readonly routing: Routing }) {
  const messages = useMessages()
  const { delivery, routing: texts } = messages
  const { locations, nameOf } = useLocationNames()
  const showToast = useToast()
  const refresh = useInvalidate()
  const state = useForm(formOf(routing))
  const { form, set, errors } = state
  useUnsavedChangesGuard(delivery.views.locations, state.hasUnsavedChanges)
  const action = useAction('inventory.saveStockRouting', { invalidates: staleReads })
  const save = () => {
    const problems = checkRouting(form, messages)
    state.showErrors(problems)
    if (Object.keys(problems).length > 0) return
    action.mutate(
      { routing: routingOf(form, routing.revision) },
      {
        onSuccess: (saved) => {
          state.markSaved(formOf(saved.routing))
          showToast({ text: texts.saved })
        },
        // Shows the values saved elsewhere, with the choice to overwrite them.
        onError: () => void refresh(['inventory.getStockRouting']),
      },
    )
  }
  const isStale = errorCodeOf(action.error) === 'INVALID_REVISION'
  return (
    <>
      <FormPage
        title={delivery.title}
        tabs={<DeliveryTabs show="locations" />}
        text={texts.text}
        dirty={state.dirty}
        busy={action.isPending}
        errors={errors}
        remoteChange={state.remoteChange}
        failure={isStale ? undefined : (action.error ?? undefined)}
        saveOperation="inventory.saveStockRouting"
        onSave={save}
      >
        <RulesSection
          rules={form.rules}
          locations={form.locations.map(({ locationId }) => ({
            id: locationId,
            name: nameOf(locationId),
          }))}
          errors={errors}
          onRules={(rules) => set({ rules })}
        />
        <LocationsSection
          locations={form.locations}
          nameOf={nameOf}
          defaultId={locations.find((one) => one.default)?.id}
          errors={errors}
          onLocations={(changed) => set({ locations: changed })}
        />
      </FormPage>
      <TrySection nameOf={nameOf} />
    </>
  )
}
