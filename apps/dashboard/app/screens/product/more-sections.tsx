import { Plus, Trash2 } from 'lucide-react'
import { TextArea, TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Section } from '../../scaffold/section.tsx'
import { newKey, type PartProps, replaced } from './parts.ts'

const MOST = 50

/** Further texts of the product page, each under its own title. */
export function MoreSections({ form, errors, set }: PartProps) {
  const { product } = useMessages()
  const { sections } = form
  const add = () => set({ sections: [...sections, { key: newKey(), title: '', description: '' }] })
  return (
    <Section
      title={product.sections}
      hint={product.sectionsHint}
      actions={
        sections.length < MOST && (
          <button type="button" className="button" onClick={add}>
            <Plus aria-hidden="true" />
            {product.addSection}
          </button>
        )
      }
    >
      {sections.map(({ key, title, description }, at) => (
        <div key={key} className="more-section">
          <TextField
            label={product.sectionTitle}
            value={title}
            error={errors[`sections.${at}.title`]}
            onText={(text) => set({ sections: replaced(sections, key, { title: text }) })}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={product.removeSection(title)}
            onClick={() => set({ sections: sections.filter((one) => one.key !== key) })}
          >
            <Trash2 aria-hidden="true" />
          </button>
          <TextArea
            label={product.sectionText}
            rows={3}
            value={description}
            onText={(text) => set({ sections: replaced(sections, key, { description: text }) })}
          />
        </div>
      ))}
    </Section>
  )
}
