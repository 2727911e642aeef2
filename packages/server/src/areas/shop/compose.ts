import type { Platform } from '../../platform/platform.ts'
import type { CatalogArea } from '../catalog/compose.ts'
import { mediaUrl } from '../site/media/index.ts'
import type { StockArea } from '../stock/compose.ts'
import { productHandlers } from './product-editing/handlers.ts'
import { createProductEditing } from './product-editing/index.ts'

export interface ShopAreaDeps {
  readonly catalogArea: CatalogArea
  readonly stock: StockArea
}

/** The platform's own operations on products: everything of a product at once, in no dialect. */
export function composeShop(platform: Platform, { catalogArea, stock }: ShopAreaDeps) {
  const { catalog } = catalogArea
  const { inventory } = stock
  const editing = createProductEditing({ catalog, inventory })
  const { publicUrl } = platform.config
  return {
    handlers: {
      products: productHandlers({
        catalog,
        editing,
        mediaUrl: (id: string, width?: number) => mediaUrl(publicUrl, id, width),
      }),
    },
  }
}
