import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { RichTextField } from '../../shared/rich-text/rich-text-field.tsx'
import { Section } from '../../shared/section.tsx'
import { MAX_LENGTHS } from './check.ts'
import type { ExtrasProps } from './extras/form.ts'
import type { PartProps } from './parts.ts'

interface GeneralProps extends PartProps {
  readonly extras: ExtrasProps
}

/** Name and description. */
export function General({ form, errors, set, extras }: GeneralProps) {
  const { product, extras: extrasLabels } = useMessages()
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
      <TextField
        label={extrasLabels.subtitle}
        hint={extrasLabels.subtitleHint}
        name="subtitle"
        autoComplete="off"
        value={extras.form.subtitle}
        error={extras.errors.subtitle}
        onText={(subtitle) => extras.set({ subtitle })}
      />
      <RichTextField
        label={product.description}
        hint={product.descriptionHint}
        maxLength={MAX_LENGTHS.description}
        value={form.description}
        error={errors.description}
        onText={(description) => set({ description })}
      />
    </Section>
  )
}
