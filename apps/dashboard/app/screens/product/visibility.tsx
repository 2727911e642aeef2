import { Switch } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import type { PartProps } from './parts.ts'

/** Whether buyers see it. */
export function Visibility({ form, set }: PartProps) {
  const { product } = useMessages()
  return (
    <Section title={product.visibility}>
      <Switch
        label={product.visible}
        hint={product.visibleHint}
        checked={form.visible}
        onChecked={(visible) => set({ visible })}
      />
    </Section>
  )
}
