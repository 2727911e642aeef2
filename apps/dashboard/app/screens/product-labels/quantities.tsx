import type { VariantStock } from '@vitrine/contract/stock'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { totalsOf, variantKey, variantLabel } from '../stock/variant.ts'
import { type LabelsForm, quantityOf } from './form.ts'

interface LabelQuantitiesProps {
  readonly form: LabelsForm
  readonly variants: readonly VariantStock[]
  readonly onQuantity: (key: string, text: string) => void
}

/** How many labels there are of each variant. */
export function LabelQuantities({ form, variants, onQuantity }: LabelQuantitiesProps) {
  const { labelPrint, stockList } = useMessages()
  const language = useLanguage()
  return (
    <div className="label-quantities">
      <table className="label-table">
        <thead>
          <tr>
            <th scope="col">{stockList.columns.product}</th>
            <th scope="col">{labelPrint.code}</th>
            <th scope="col" className="figure">
              {stockList.columns.onHand}
            </th>
            <th scope="col" className="figure">
              {labelPrint.count}
            </th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => {
            const key = variantKey(variant)
            const { onHand } = totalsOf(variant)
            const quantity = quantityOf(form, variant)
            return (
              <tr key={key}>
                <th scope="row">
                  <bdi>{variantLabel(variant)}</bdi>
                </th>
                <td>
                  <bdi>{variant.barcode || variant.sku || '–'}</bdi>
                </td>
                <td className="figure">
                  {onHand === undefined ? '–' : formatNumber(onHand, language)}
                </td>
                <td className="figure">
                  <input
                    className="input figure"
                    inputMode="numeric"
                    autoComplete="off"
                    aria-label={labelPrint.countOf({ name: variantLabel(variant) })}
                    aria-invalid={Number.isNaN(quantity) ? true : undefined}
                    value={form.quantities[key] ?? String(quantity)}
                    onChange={(event) => onQuantity(key, event.target.value)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
