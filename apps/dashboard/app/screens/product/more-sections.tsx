import { Library, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { RichTextField } from '../../shared/rich-text/rich-text-field.tsx'
import { Section } from '../../shared/section.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { ChooseSection } from './choose-section.tsx'
import type { SectionForm } from './form.ts'
import { newKey, type PartProps, replaced } from './parts.ts'
import { productV3Query } from './use-shared-options.ts'

const MAX_SECTIONS = 50

interface MoreSectionsProps extends PartProps {
  /** Absent for a product that is not stored yet. */
  readonly productId: string | undefined
}

/** Further texts of the product page, each under its own title. */
export function MoreSections({ form, errors, set, productId }: MoreSectionsProps) {
  const { product, infoSections } = useMessages()
  const [isChoosing, setIsChoosing] = useState(false)
  const { sections } = form
  const shared = useSharedSections(productId)
  const sharedIdOf = ({ sharedId, storedAt }: SectionForm) =>
    sharedId ?? (storedAt === undefined ? undefined : shared.get(storedAt))
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
        sharedIdOf(section) === undefined ? (
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
          chosen={sections.flatMap((section) => sharedIdOf(section) ?? [])}
          onClose={() => setIsChoosing(false)}
          onChoose={({ id, title, plainDescription }) => {
            add({ title, description: plainDescription, sharedId: id })
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

/** A shared section says the same wherever it is shown; it is changed on its own screen. */
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

/** Shared sections of a stored product: their positions and ids. */
function useSharedSections(productId: string | undefined): ReadonlyMap<number, string> {
  const result = useOperation('catalogV3.getProduct', productV3Query(productId ?? ''), {
    enabled: productId !== undefined,
  })
  return sharedSectionIds(result.data?.product.infoSections ?? [])
}

interface NamedSection {
  readonly id: string
  readonly uniqueName?: string
}

/** The form keeps stored sections in their order; a product's own one is named after its id. */
export const sharedSectionIds = (sections: readonly NamedSection[]): ReadonlyMap<number, string> =>
  new Map(
    sections.flatMap(({ id, uniqueName }, at) =>
      uniqueName === `Section_${id}` ? [] : [[at, id] as const],
    ),
  )
