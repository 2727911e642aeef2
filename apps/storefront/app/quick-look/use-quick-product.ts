import { useEffect, useReducer, useState } from 'react'
import { fetchPage } from '../fetch-page.ts'
import { links } from '../links.ts'
import type { ProductProps } from '../screens/product/product-view.ts'

export type QuickProduct = {
  /** The last loaded props; retained while another selection is loaded. */
  props?: ProductProps
  hasFailed: boolean
  /** Loads another selection, given as search parameters with `?`. */
  choose: (search: string) => void
  retry: () => void
}

/** The data of a product page, with the selection made in the quick look. */
export function useQuickProduct(slug: string): QuickProduct {
  const [search, choose] = useState('')
  const [loaded, setLoaded] = useState<{ props?: ProductProps; hasFailed: boolean }>({
    hasFailed: false,
  })
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again for the same.
  useEffect(() => {
    let isCurrent = true
    void fetchPage(links.product(slug) + search).then((data) => {
      if (!isCurrent) return
      if (data?.kind === 'page' && data.state.screen === 'product') {
        setLoaded({ props: data.state.props as ProductProps, hasFailed: false })
      } else setLoaded(({ props }) => ({ ...(props && { props }), hasFailed: true }))
    })
    return () => {
      isCurrent = false
    }
  }, [slug, search, attempt])
  return { ...loaded, choose, retry: () => retry() }
}
