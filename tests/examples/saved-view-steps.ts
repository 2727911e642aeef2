import type { Steps } from './example-context.ts'

const list = 'PRODUCTS' as const
const soldOut = {
  id: 'b5d3c2a4-6f1e-4c7a-9d28-3e1f0a7b8c96',
  name: 'Sold out',
  search: { stock: 'out', sort: 'updated', order: 'desc', columns: 'price,stock' },
}
const own = { ...soldOut, id: '0f8a6c1d-2b3e-4d5f-8a9b-7c6d5e4f3a21', name: 'Hidden by me' }

/** Saved views of the lists of the dashboard. */
export const savedViewSteps: Steps = {
  'savedViews.saveSharedViews': ({ merchant }) =>
    merchant.savedViews.saveSharedViews({ list, set: { views: [soldOut], revision: 0 } }),
  'savedViews.saveOwnViews': ({ merchant }) =>
    merchant.savedViews.saveOwnViews({
      list,
      set: { views: [{ ...own, search: { show: 'hidden' } }], revision: 0 },
    }),
  'savedViews.getSavedViews': ({ merchant }) => merchant.savedViews.getSavedViews({ list }),
}
