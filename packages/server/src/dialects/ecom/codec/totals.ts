import { STORES_APP_ID } from '@vitrine/contract/ecom'
import type { LineToPrice } from '@vitrine/contract/totals-calculator'
import type { ItemToPrice } from '../../../areas/commerce/cart/index.ts'
import { decodeTaxableAddress } from './custom-item.ts'
import { decodePayment } from './line-payment.ts'
import { decodeReference } from './references.ts'

/** Lines with their own prices; those of other apps are custom items. */
export const decodeItemsToPrice = (lines: readonly LineToPrice[]): ItemToPrice[] =>
  lines.map((line, at) => {
    const { id, quantity = 1, catalogReference: sent, physicalProperties: physical } = line
    const isOwn = sent?.appId === STORES_APP_ID
    const field = `lineItems[${at}].catalogReference.options`
    return {
      id,
      quantity,
      reference: sent && isOwn ? decodeReference(sent, field) : null,
      item: {
        name: line.productName ?? '',
        price: line.price,
        fullPrice: line.fullPrice ?? null,
        shippable: physical?.shippable ?? line.itemType?.preset === 'PHYSICAL',
        sku: physical?.sku ?? null,
        weight: physical?.weight?.toFixed(6) ?? null,
        taxGroupId: line.taxGroupId ?? null,
        deliveryProfileId: line.deliveryProfileId ?? null,
        isFixedQuantity: false,
        available: null,
        ...decodeTaxableAddress(line.taxableAddress),
        ...decodePayment(line, `lineItems[${at}]`),
        details: {},
      },
    }
  })
