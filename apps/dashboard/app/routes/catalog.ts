import { screensWith } from './screen.ts'

const screen = screensWith('common', 'catalog')

/** The screens of products and their stock. */
export const catalogRoutes = [
  screen('/options', () => import('../screens/customizations/route.tsx'), 'CustomizationsRoute'),
  screen('/collections', () => import('../screens/collections/route.tsx'), 'CollectionsRoute'),
  screen('/info-sections', () => import('../screens/info-sections/route.tsx'), 'InfoSectionsRoute'),
  screen('/custom-fields', () => import('../screens/custom-fields/route.tsx'), 'CustomFieldsRoute'),
  screen('/products', () => import('../screens/products/route.tsx'), 'ProductsRoute'),
  screen(
    '/products/sheet',
    () => import('../screens/products/sheet/route.tsx'),
    'ProductSheetRoute',
  ),
  screen('/products/$productId', () => import('../screens/product/route.tsx'), 'ProductRoute'),
  screen('/stock', () => import('../screens/stock/route.tsx'), 'StockRoute'),
  screen('/stock/history', () => import('../screens/stock/history/route.tsx'), 'StockHistoryRoute'),
  screen('/stock/receive', () => import('../screens/stock/batch/route.tsx'), 'ReceiveRoute'),
  screen('/stock/count', () => import('../screens/stock/batch/route.tsx'), 'CountRoute'),
  screen('/stock/transfer', () => import('../screens/stock/batch/route.tsx'), 'TransferRoute'),
  screen('/media', () => import('../screens/media/route.tsx'), 'MediaRoute'),
  screen('/reviews', () => import('../screens/reviews/route.tsx'), 'ReviewsRoute'),
  screen('/waiting', () => import('../screens/waiting/route.tsx'), 'WaitingRoute'),
] as const
