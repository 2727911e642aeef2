import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { AmountField, Switch, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { Section } from '../../shared/section.tsx'
import type { PartProps } from './parts.ts'

interface InventoryProps extends PartProps {
  /** Shown next to the SKU, once the product is stored. */
  readonly barcode?: ReactNode
  /** Undefined for a product that is being created. */
  readonly productId: string | undefined
}

/** SKU, weight and stock; with managed variants each of them has its own. */
export function Inventory({ form, errors, set, productId, barcode }: InventoryProps) {
  const { product, stock } = useMessages()
  const single = !form.manageVariants
  return (
    <Section
      title={product.inventory}
      actions={
        productId && <Link href={links.stockHistory({ product: productId })}>{stock.history}</Link>
      }
    >
      <Switch
        label={product.track}
        hint={product.trackHint}
        checked={form.track}
        onChecked={(track) => set({ track })}
      />
      {single && (
        <div className="fields-3">
          {form.track ? (
            <AmountField
              label={product.quantity}
              name="quantity"
              inputMode="numeric"
              value={form.quantity}
              error={errors.quantity}
              onText={(quantity) => set({ quantity })}
            />
          ) : (
            <Switch
              label={product.inStock}
              checked={form.inStock}
              onChecked={(inStock) => set({ inStock })}
            />
          )}
          <TextField
            label={product.sku}
            name="sku"
            autoComplete="off"
            value={form.sku}
            error={errors.sku}
            onText={(sku) => set({ sku })}
          />
          {barcode}
          <AmountField
            label={product.weight}
            name="weight"
            prefix="kg"
            value={form.weight}
            error={errors.weight}
            onText={(weight) => set({ weight })}
          />
        </div>
      )}
    </Section>
  )
}
