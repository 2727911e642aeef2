import { Switch, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { RichTextField } from '../../shared/rich-text/rich-text-field.tsx'
import { Section } from '../../shared/section.tsx'
import { MAX_LENGTHS } from './check.ts'
import type { PartProps } from './parts.ts'

export function General({ form, errors, set }: PartProps) {
  const { product } = useMessages()
  return (
    <Section title={product.general}>
      <TextField
        label={product.name}
        name="name"
        autoComplete="off"
        required
        value={form.name}
        error={errors.name}
        onText={(name) => set({ name })}
      />
      <RichTextField
        label={product.description}
        hint={product.descriptionHint}
        maxLength={MAX_LENGTHS.description}
        value={form.description}
        error={errors.description}
        onText={(description) => set({ description })}
      />
      <Switch
        label={product.visible}
        hint={product.visibleHint}
        checked={form.visible}
        onChecked={(visible) => set({ visible })}
      />
    </Section>
  )
}
