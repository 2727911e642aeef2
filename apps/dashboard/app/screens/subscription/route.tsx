import type { SubscriptionAction } from '@vitrine/contract/subscriptions'
import type { OperationName } from '../../api/client.ts'
import { useConfirm } from '../../shared/confirm.tsx'
import { Skeleton } from '../../shared/empty-state.tsx'
import { errorMessage, Failure } from '../../shared/failure.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useUrlParam } from '../../shared/url-params.ts'
import { useMoney } from '../../shared/use-money.ts'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { dayOf } from '../subscriptions/texts.ts'
import { SubscriptionPage } from './page.tsx'

const invalidates: readonly OperationName[] = [
  'subscriptions.getSubscription',
  'subscriptions.querySubscriptions',
  'orders.getOrder',
  'orders.queryOrders',
]

export function SubscriptionRoute() {
  const id = useUrlParam('subscriptionId')
  const messages = useMessages()
  const { subscription: texts } = messages
  const language = useLanguage()
  const confirm = useConfirm()
  const showToast = useToast()
  const { locale } = useMoney()
  const result = useOperation('subscriptions.getSubscription', { id })
  const change = useAction('subscriptions.changeSubscription', { invalidates })
  if (result.error) return <Failure error={result.error} onRetry={() => result.refetch()} />
  if (!result.data) return <Skeleton rows={6} label={messages.shell.loading} />
  const { subscription, cycles, savedMethod } = result.data
  const { nextDate, nextCycle, cancelAtPeriodEnd } = subscription
  const act = async (action: SubscriptionAction) => {
    const continues = action === 'RESUME' && cancelAtPeriodEnd
    const date = nextDate ? dayOf(nextDate, language) : ''
    const text = texts.ask[action]
    const yes = continues ? texts.acts.KEEP : texts.acts[action]
    const asked = typeof text === 'string' ? text : text({ date })
    const isSure = await confirm({
      title: `${yes}: ${subscription.name}`,
      text: asked,
      yes,
      no: texts.keep,
    })
    if (!isSure) return
    const cycle = action === 'SKIP_NEXT' && nextCycle !== null ? { cycle: nextCycle } : {}
    change.mutate(
      { id, action, ...cycle },
      {
        onSuccess: () => showToast({ text: texts.done }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  }
  return (
    <SubscriptionPage
      subscription={subscription}
      cycles={cycles}
      savedMethod={savedMethod}
      locale={locale}
      isBusy={change.isPending}
      onAction={act}
    />
  )
}
