import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Tabs } from '../../shared/tabs.tsx'
import { type DeliveryView, deliveryViews } from './search.ts'

/** Ways to the views of delivery. */
export function DeliveryTabs({ show }: { readonly show: DeliveryView }) {
  const { views } = useMessages().delivery
  return (
    <Tabs
      label={views.label}
      tabs={deliveryViews.map((view) => ({
        label: views[view],
        href: links.delivery({ show: view }),
        here: view === show,
      }))}
    />
  )
}
