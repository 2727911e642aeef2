import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Tabs } from '../../shared/tabs.tsx'

/** The tabs for current stock and its history. */
export function StockTabs({ here }: { readonly here: 'list' | 'history' }) {
  const { stockList } = useMessages()
  return (
    <Tabs
      label={stockList.tabs}
      tabs={[
        { label: stockList.list, href: links.stock(), here: here === 'list' },
        { label: stockList.history, href: links.stockHistory(), here: here === 'history' },
      ]}
    />
  )
}
