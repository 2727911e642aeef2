import { newId } from '../../platform/ids.ts'
export const createInventory = ({ catalog }: any) => ({
  async setStock(tx: any, { productId, trackQuantity, variants }: any) {
    for (const v of variants)
      await tx.db.insertInto('inventory_items').values({ site_id: tx.siteId, product_id: productId, variant_id: v.variantId, id: newId(), track_quantity: trackQuantity, quantity: v.quantity ?? null, in_stock: v.inStock ?? v.quantity > 0, updated_date: tx.now })
        .onConflict((c: any) => c.columns(['site_id','product_id','variant_id']).doUpdateSet({ track_quantity: trackQuantity, quantity: v.quantity ?? null, in_stock: v.inStock ?? v.quantity > 0 })).execute()
    await catalog.refreshAvailability(tx, [productId])
  },
})
