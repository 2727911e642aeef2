import { Status } from '@vitrine/ui/status'
import type { OutputOf } from '../../api/client.ts'
import { useMessages } from '../../shared/messages.tsx'

export type Settlement = OutputOf<'settlements.listSettlements'>['settlements'][number]

/** The name of a payment provider. */
export function useProviderName() {
  const { providers } = useMessages().payments
  return (provider: string) => providers[provider as keyof typeof providers] ?? provider
}

/** In words whether all is as it should be. */
export function SettlementResult({ settlement }: { readonly settlement: Settlement }) {
  const { payouts: texts } = useMessages().reports
  const found = (['differing', 'notInShop', 'missing'] as const).filter(
    (name) => settlement[name] > 0,
  )
  if (found.length === 0) return <Status tone="good">{texts.fine}</Status>
  return (
    <Status tone="warn">
      {found.map((name) => texts[name]({ n: settlement[name] })).join(' · ')}
    </Status>
  )
}
