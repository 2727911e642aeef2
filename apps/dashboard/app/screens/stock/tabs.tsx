import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Tabs } from '../../shared/tabs.tsx'

/** What is there, and how it came to be. */
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
