import { type DehydratedState, QueryClient } from '@tanstack/react-query'
import { readPageState, type Visit } from '@vitrine/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { openShop } from './shop.ts'
import { Site } from './site.tsx'

const { visit, dehydrated } = readPageState<{ visit: Visit; dehydrated: DehydratedState }>('state')
const root = document.getElementById('root')
if (root) {
  hydrateRoot(
    root,
    <StrictMode>
      <Site
        shop={openShop()}
        queries={new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })}
        visit={visit}
        dehydrated={dehydrated}
      />
    </StrictMode>,
  )
}
