import { Library, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { RichTextField } from '../../shared/rich-text/rich-text-field.tsx'
import { Section } from '../../shared/section.tsx'
import { ChooseSection } from './choose-section.tsx'
import type { SectionForm } from './form.ts'
import { newKey, replaced } from './form-items.ts'
import type { PartProps } from './parts.ts'

const MAX_SECTIONS = 20

/** Further texts of the product page, each under its own title. */
export function MoreSections({ form, errors, set }: PartProps) {
  const { product, infoSections } = useMessages()
  const [isChoosing, setIsChoosing] = useState(false)
  const { sections } = form
  const add = (section: Omit<SectionForm, 'key'>) =>
    set({ sections: [...sections, { key: newKey(), ...section }] })
  const remove = (key: string) => set({ sections: sections.filter((one) => one.key !== key) })
  return (
    <Section
      title={product.sections}
      hint={product.sectionsHint}
      actions={
        sections.length < MAX_SECTIONS && (
          <div className="section-actions">
            <button type="button" className="button" onClick={() => setIsChoosing(true)}>
              <Library aria-hidden="true" />
              {infoSections.choose}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => add({ title: '', description: '' })}
            >
              <Plus aria-hidden="true" />
              {product.addSection}
            </button>
          </div>
        )
      }
    >
      {sections.map((section, at) =>
        section.sharedId === undefined ? (
          <OwnSection
            key={section.key}
            section={section}
            error={errors[`sections.${at}.title`]}
            onChange={(change) => set({ sections: replaced(sections, section.key, change) })}
            onRemove={() => remove(section.key)}
          />
        ) : (
          <SharedSection key={section.key} section={section} onRemove={() => remove(section.key)} />
        ),
      )}
      {isChoosing && (
        <ChooseSection
          chosen={sections.flatMap(({ sharedId }) => sharedId ?? [])}
          onClose={() => setIsChoosing(false)}
          onChoose={({ id, title, description }) => {
            add({ title, description, sharedId: id })
            setIsChoosing(false)
          }}
        />
      )}
    </Section>
  )
}

interface RowProps {
  readonly section: SectionForm
  readonly onRemove: () => void
}

interface OwnSectionProps extends RowProps {
  readonly error: string | undefined
  readonly onChange: (change: Partial<SectionForm>) => void
}

function OwnSection({ section, error, onChange, onRemove }: OwnSectionProps) {
  const { product } = useMessages()
  const { title, description } = section
  return (
    <div className="more-section">
      <TextField
        label={product.sectionTitle}
        value={title}
        error={error}
        onText={(text) => onChange({ title: text })}
      />
      <RemoveButton title={title} onRemove={onRemove} />
      <RichTextField
        label={product.sectionText}
        value={description}
        onText={(text) => onChange({ description: text })}
      />
    </div>
  )
}

/** A shared section has the same text everywhere; it is edited on its own screen. */
function SharedSection({ section, onRemove }: RowProps) {
  const { infoSections } = useMessages()
  return (
    <div className="more-section">
      <p>
        <strong dir="auto">{section.title}</strong>
        <span className="field-hint">{infoSections.sharedHint}</span>
      </p>
      <RemoveButton title={section.title} onRemove={onRemove} />
    </div>
  )
}

function RemoveButton({ title, onRemove }: { title: string; onRemove: () => void }) {
  const { product } = useMessages()
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={product.removeSection({ title })}
      onClick={onRemove}
    >
      <Trash2 aria-hidden="true" />
    </button>
  )
}
