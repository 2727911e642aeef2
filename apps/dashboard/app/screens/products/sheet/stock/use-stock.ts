import type { VariantStock } from '@vitrine/contract/stock'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Call } from '../../../../api/client.ts'
import { useCall, useOperation } from '../../../../shared/use-operation.ts'
import { variantKey } from '../../../stock/variant.ts'
import type { SheetRow } from '../rows.ts'
import { type StockOfVariants, withStock } from './pieces.ts'

/** Products of one call, and variants of one answer. */
const PAGE = 100

const storageKey = (siteId: string) => `vitrine.product-sheet-location.${siteId}`
const noStock: StockOfVariants = new Map()

/** The lines with their stock at the chosen location, read where its column is shown. */
export function useStock(rows: readonly SheetRow[], isShown: boolean) {
  const { siteId } = useCall()
  const { data, error } = useOperation('inventory.listLocations', {}, { enabled: isShown })
  const locations = data?.locations ?? []
  const [chosenId, setChosenId] = useState(() => sessionStorage.getItem(storageKey(siteId)))
  const location =
    locations.find(({ id }) => id === chosenId) ?? locations.find((one) => one.default)
  const { stock, ...reading } = useStockOf(rows, isShown)
  const locationId = location?.id ?? ''
  const stocked = useMemo(
    () => (isShown ? withStock(rows, stock, locationId) : rows),
    [rows, stock, locationId, isShown],
  )
  return {
    rows: stocked,
    locations,
    locationId,
    choose: (id: string) => {
      sessionStorage.setItem(storageKey(siteId), id)
      setChosenId(id)
    },
    renew: reading.renew,
    retry: reading.retry,
    error: reading.error ?? error,
  }
}

/** The stock of the variants of all rows, loaded product by product. */
function useStockOf(rows: readonly SheetRow[], isShown: boolean) {
  const { call } = useCall()
  const [stock, setStock] = useState(noStock)
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  const asked = useRef(new Set<string>())
  const reading = useRef(Promise.resolve())
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt reads what is missing again.
  useEffect(() => {
    if (!isShown) return
    const missing = productsOf(rows).filter((id) => !asked.current.has(id))
    for (const id of missing) asked.current.add(id)
    const read = async () => {
      const found = await readStock(call, missing)
      setStock((before) => new Map([...before, ...found]))
    }
    if (missing.length === 0) return
    reading.current = reading.current.then(read).catch((failure: unknown) => {
      for (const id of missing) asked.current.delete(id)
      setError(failure)
    })
  }, [rows, isShown, call, attempt])
  return {
    stock,
    error,
    retry: () => {
      setError(undefined)
      setAttempt((before) => before + 1)
    },
    /** Reads the stock of these products again. */
    renew: async (productIds: readonly string[]) => {
      if (!isShown) return
      const found = await readStock(call, productIds)
      setStock((before) => new Map([...before, ...found]))
    },
  }
}

const productsOf = (rows: readonly SheetRow[]) => [
  ...new Set(rows.map(({ productId }) => productId)),
]

async function readStock(call: Call, productIds: readonly string[]) {
  const found = new Map<string, VariantStock>()
  for (let at = 0; at < productIds.length; at += PAGE) {
    const filter = { productIds: productIds.slice(at, at + PAGE) }
    for (let offset = 0; ; offset += PAGE) {
      const page = await call('stock.listVariantStock', { filter, limit: PAGE, offset })
      for (const variant of page.variants) found.set(variantKey(variant), variant)
      if (page.variants.length < PAGE) break
    }
  }
  return found
}
