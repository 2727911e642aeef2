import type { VariantStock } from '@vitrine/contract/stock'
import type { OutputOf } from '../../api/client.ts'
import { useMessages } from '../../shared/messages.tsx'
import { variantKey, variantLabel } from '../stock/variant.ts'

interface WithoutBarcodeProps {
  readonly found: OutputOf<'stock.printVariantLabels'>['withoutBarcode']
  readonly variants: readonly VariantStock[]
}

/** Labels printed without bars, with advice. */
export function WithoutBarcode({ found, variants }: WithoutBarcodeProps) {
  const { labelPrint } = useMessages()
  if (found.length === 0) return null
  const named = new Map(variants.map((variant) => [variantKey(variant), variantLabel(variant)]))
  return (
    <div className="notice" role="status">
      <div>
        <p>{labelPrint.withoutBarcode({ n: found.length })}</p>
        <ul className="label-list">
          {found.map((one) => (
            <li key={variantKey(one)}>
              <bdi>{named.get(variantKey(one))}</bdi>: {labelPrint.reasons[one.reason]}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
