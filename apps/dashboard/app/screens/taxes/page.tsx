import { links } from '../../links.ts'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { Tabs } from '../../shared/tabs.tsx'
import { GroupsView, type GroupsViewProps } from './groups-view.tsx'
import { RegionsView, type RegionsViewProps } from './regions-view.tsx'
import { type TaxView, taxViews } from './search.ts'
import type { TaxSetup } from './setup.ts'
import './taxes.css'
import { type TestForm, TestView } from './test-view.tsx'

type TaxesPageProps = Omit<RegionsViewProps, 'setup'> &
  Omit<GroupsViewProps, 'setup'> & {
    readonly show: TaxView
    /** Undefined until the first answer. */
    readonly setup: TaxSetup | undefined
    readonly error?: unknown
    readonly test: TestForm
    readonly onTest: (change: Partial<TestForm>) => void
    readonly onRetry?: () => void
  }

/** The regions, rates and groups of the site's taxes. */
export function TaxesPage(props: TaxesPageProps) {
  const { show, setup, error } = props
  const { taxes, shell } = useMessages()
  return (
    <>
      <PageHeader
        title={taxes.title}
        count={setup && taxes.regionCount({ n: setup.regions.length })}
      />
      <Tabs
        label={taxes.views.label}
        tabs={taxViews.map((view) => ({
          label: taxes.views[view],
          href: links.taxes({ show: view }),
          here: view === show,
        }))}
      />
      {error ? <Failure error={error} onRetry={props.onRetry} /> : null}
      {!setup && !error && <Skeleton rows={6} label={shell.loading} />}
      {setup && <View {...props} setup={setup} />}
    </>
  )
}

function View({ show, ...props }: TaxesPageProps & { readonly setup: TaxSetup }) {
  switch (show) {
    case 'regions':
      return <RegionsView {...props} />
    case 'groups':
      return <GroupsView {...props} />
    case 'test':
      return <TestView setup={props.setup} form={props.test} onForm={props.onTest} />
  }
}
