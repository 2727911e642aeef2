import type { Collection } from '@vitrine/contract/catalog-v1'
import { TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Section } from '../../scaffold/section.tsx'
import type { PartProps } from './parts.ts'

interface OrganiseProps extends PartProps {
  readonly collections: readonly Pick<Collection, 'id' | 'name'>[]
}

/** Where the product is found, and what its label adds. */
export function Organise({ form, errors, set, collections }: OrganiseProps) {
  const { product } = useMessages()
  const { collectionIds } = form
  const toggle = (id: string, on: boolean) =>
    set({
      collectionIds: on ? [...collectionIds, id].sort() : collectionIds.filter((one) => one !== id),
    })
  return (
    <Section title={product.collections}>
      {collections.length === 0 && <p className="field-hint">{product.noCollections}</p>}
      <div className="ticks">
        {collections.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={collectionIds.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
            {name}
          </label>
        ))}
      </div>
      <div className="fields-2">
        <TextField
          label={product.brand}
          name="brand"
          autoComplete="off"
          value={form.brand}
          error={errors.brand}
          onText={(brand) => set({ brand })}
        />
        <TextField
          label={product.ribbon}
          name="ribbon"
          autoComplete="off"
          hint={product.ribbonHint}
          value={form.ribbon}
          error={errors.ribbon}
          onText={(ribbon) => set({ ribbon })}
        />
      </div>
    </Section>
  )
}
