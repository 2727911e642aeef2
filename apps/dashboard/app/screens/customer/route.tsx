import { useState } from 'react'
import { links } from '../../links.ts'
import { Skeleton } from '../../shared/empty-state.tsx'
import { errorMessage, Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useUrlParam } from '../../shared/url-params.ts'
import { useMoney } from '../../shared/use-money.ts'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { SubscriptionsSection } from '../subscriptions/section.tsx'
import { CreditSection } from './credit.tsx'
import { CustomerNote } from './note.tsx'
import { CustomerOrders } from './orders.tsx'
import { CustomerPage } from './page.tsx'
import { PersonalDataSection } from './personal-data.tsx'
import { type Customer, staleCustomers } from './setup.ts'

export function CustomerRoute() {
  const id = useUrlParam('customerId')
  const { shell, subscription } = useMessages()
  const { locale } = useMoney()
  const result = useOperation('customers.getCustomer', { id })
  const saveTags = useSaveTags(id)
  if (result.error) return <Failure error={result.error} onRetry={() => result.refetch()} />
  if (!result.data) return <Skeleton rows={8} label={shell.loading} />
  const { customer } = result.data
  return (
    <CustomerPage
      customer={customer}
      locale={locale}
      orders={<Orders customer={customer} locale={locale} />}
      note={<CustomerNote key={id} customer={customer} />}
      credit={<CreditSection key={`credit ${id}`} customer={customer} />}
      subscriptions={
        customer.memberId && (
          <SubscriptionsSection
            title={subscription.ofCustomer}
            filter={{ memberId: customer.memberId }}
            locale={locale}
          />
        )
      }
      personalData={<PersonalDataSection customer={customer} />}
      onTags={saveTags}
    />
  )
}

const PAGE = 20

interface OrdersProps {
  readonly customer: Customer
  readonly locale: string
}

/** The latest 100 orders; the link leads to the list of all, searched by address. */
function Orders({ customer, locale }: OrdersProps) {
  const { id, email } = customer
  const [limit, setLimit] = useState(PAGE)
  const { go } = useNavigation()
  const result = useOperation(
    'customers.listCustomerOrders',
    { id, limit: Math.min(limit, 100) },
    { keepPrevious: true },
  )
  const isAll = limit >= 100
  return (
    <CustomerOrders
      orders={result.data?.orders}
      count={result.data?.count ?? 0}
      locale={locale}
      error={result.error}
      onRetry={() => result.refetch()}
      onMore={isAll ? () => go(links.orders({ q: email ?? '' })) : () => setLimit(limit + PAGE)}
    />
  )
}

function useSaveTags(id: string) {
  const messages = useMessages()
  const showToast = useToast()
  const change = useAction('customers.changeCustomer', { invalidates: staleCustomers })
  return (tags: readonly string[]) =>
    change.mutate(
      { id, tags: [...tags] },
      {
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
}
