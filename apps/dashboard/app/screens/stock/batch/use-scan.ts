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

interface ScanAnswers {
  readonly onFound: (variant: VariantStock) => void
  readonly onUnknown: (code: string) => void
}

/** Looks up scanned or typed codes; scans may be faster than responses. */
export function useScan({ onFound, onUnknown }: ScanAnswers) {
  const { stockList } = useMessages()
  const { call } = useCall()
  const [failed, setFailed] = useState<readonly string[]>([])
  const [offers, setOffers] = useState<readonly Offer[]>([])

  /** Matches a whole code; typed text may also be part of a name. */
  const scan = async (code: string, { isWhole = false } = {}) => {
    try {
      const { variants, total } = await call('stock.listVariantStock', {
        filter: { code },
        limit: 2,
      })
      const [only] = variants
      if (only && total === 1) return onFound(only)
      if (isWhole && total === 0) return onUnknown(code)
      const filter = total > 1 ? { code } : { text: code }
      const found = await call('stock.listVariantStock', { filter, limit: MAX_OFFERED })
      if (found.variants.length > 0) {
        return setOffers((before) => [...before, { code, variants: found.variants }])
      }
      onUnknown(code)
    } catch {
      setFailed((before) => [...before, stockList.failedScan({ code })])
    }
  }
  const choose = (variant: VariantStock) => {
    setOffers((before) => before.slice(1))
    onFound(variant)
  }
  return {
    scan,
    choose,
    failed,
    dismissFailed: () => setFailed([]),
    /** The first text that is still open. */
    offer: offers[0],
    dismissOffer: () => setOffers((before) => before.slice(1)),
  }
}
