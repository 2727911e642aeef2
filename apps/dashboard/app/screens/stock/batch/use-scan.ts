import type { VariantStock } from '@vitrine/contract/stock'
import { useState } from 'react'
import { useMessages } from '../../../shared/messages.tsx'
import { useCall } from '../../../shared/use-operation.ts'

/** Most variants that are offered where a text means several. */
const MAX_OFFERED = 8

interface Offer {
  readonly code: string
  readonly variants: readonly VariantStock[]
}

/** Looks up what is scanned or typed; scans may come faster than answers. */
export function useScan(onFound: (variant: VariantStock) => void) {
  const { stockList } = useMessages()
  const { call } = useCall()
  const [problems, setProblems] = useState<readonly string[]>([])
  const [offers, setOffers] = useState<readonly Offer[]>([])

  const scan = async (code: string) => {
    try {
      const { variants, total } = await call('stock.listVariantStock', {
        filter: { code },
        limit: 2,
      })
      const [only] = variants
      if (only && total === 1) return onFound(only)
      const filter = total > 1 ? { code } : { text: code }
      const found = await call('stock.listVariantStock', { filter, limit: MAX_OFFERED })
      if (found.variants.length > 0) {
        return setOffers((before) => [...before, { code, variants: found.variants }])
      }
      setProblems((before) => [...before, stockList.unknown({ code })])
    } catch {
      setProblems((before) => [...before, stockList.failedScan({ code })])
    }
  }
  const choose = (variant: VariantStock) => {
    setOffers((before) => before.slice(1))
    onFound(variant)
  }
  return {
    scan,
    choose,
    problems,
    dismissProblems: () => setProblems([]),
    /** The first text that is still open. */
    offer: offers[0],
    dismissOffer: () => setOffers((before) => before.slice(1)),
  }
}
