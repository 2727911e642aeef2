import { MAX_SECTIONS, type SectionType, sectionTypes } from '@vitrine/contract/pages'
import { GripVertical, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useMessages } from '../../shared/messages.tsx'
import { RowHandle } from '../../shared/row-handle.tsx'
import { Section as FormSection } from '../../shared/section.tsx'
import { useToast } from '../../shared/toast.tsx'
import type { Errors } from '../../shared/use-form.ts'
import { moved } from '../product/form-items.ts'
import { newSection, type Section, typeOf } from './form.ts'
import { SectionFields } from './section-fields.tsx'

interface SectionListProps {
  readonly sections: readonly Section[]
  readonly errors: Errors
  readonly onChange: (sections: readonly Section[]) => void
}

/** The sections of a page: add, arrange by drag or keyboard, fill in, remove. */
export function SectionList({ sections, errors, onChange }: SectionListProps) {
  const { pages } = useMessages()
  const showToast = useToast()
  const list = useRef<HTMLOListElement>(null)
  // Uploads and undo finish after further edits.
  const latest = useRef(sections)
  latest.current = sections
  const [openId, setOpenId] = useState('')
  const [announcement, setAnnouncement] = useState('')
  const nameOf = (section: Section, at: number) =>
    pages.sectionName({ n: at + 1, type: pages.types[typeOf(section)] })
  const move = (at: number, by: number) => {
    const section = sections[at]
    const next = moved(sections, at, by)
    if (!section || next === sections) return
    onChange(next)
    const name = pages.types[typeOf(section)]
    setAnnouncement(pages.moved({ name, at: at + by + 1, all: sections.length }))
  }
  const remove = (section: Section, at: number) => {
    onChange(sections.filter(({ id }) => id !== section.id))
    const undo = () =>
      onChange([...latest.current.slice(0, at), section, ...latest.current.slice(at)])
    showToast({ text: pages.sectionRemoved({ name: nameOf(section, at) }), undo })
  }
  const change = (section: Section) =>
    onChange(latest.current.map((one) => (one.id === section.id ? section : one)))
  const add = (type: SectionType) => {
    const section = newSection(type)
    onChange([...sections, section])
    setOpenId(section.id)
  }
  return (
    <FormSection title={pages.sections}>
      {sections.length === 0 && <p className="mute">{pages.noSections}</p>}
      <ol ref={list} className="page-sections">
        {sections.map((section, at) => (
          <SectionRow
            key={section.id}
            section={section}
            name={nameOf(section, at)}
            isOpen={section.id === openId}
            errors={errorsOf(errors, section)}
            handle={
              <RowHandle
                label={pages.move({ name: nameOf(section, at) })}
                list={list}
                at={at}
                onMove={(by) => move(at, by)}
              >
                <GripVertical aria-hidden="true" />
              </RowHandle>
            }
            onChange={change}
            onRemove={() => remove(section, at)}
          />
        ))}
      </ol>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
      {sections.length < MAX_SECTIONS && <AddSection onAdd={add} />}
    </FormSection>
  )
}

/** The problems of one section, by its own fields. */
function errorsOf(errors: Errors, { id }: Section): Errors {
  const start = `sections.${id}.`
  const own = Object.entries(errors).filter(([path]) => path.startsWith(start))
  return Object.fromEntries(own.map(([path, problem]) => [path.slice(start.length), problem]))
}

interface SectionRowProps {
  readonly section: Section
  readonly name: string
  readonly isOpen: boolean
  readonly errors: Errors
  readonly handle: React.ReactNode
  readonly onChange: (section: Section) => void
  readonly onRemove: () => void
}

function SectionRow(props: SectionRowProps) {
  const { section, name, isOpen, errors, handle, onChange, onRemove } = props
  const { pages } = useMessages()
  const [isUnfolded, setIsUnfolded] = useState(isOpen)
  const isBad = Object.values(errors).some(Boolean)
  return (
    <li>
      {handle}
      <details
        open={isUnfolded || isBad}
        onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}
      >
        <summary>
          <span>{name}</span> <span className="mute">{summaryOf(section)}</span>
        </summary>
        <div className="page-section-fields">
          <SectionFields section={section} errors={errors} onChange={onChange} />
        </div>
      </details>
      <button
        type="button"
        className="icon-button"
        aria-label={pages.removeSection({ name })}
        title={pages.removeSection({ name })}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </button>
    </li>
  )
}

const summaryOf = ({ hero, story, collections, products, quote, columns, ...rest }: Section) =>
  [
    hero,
    story,
    collections,
    products,
    columns,
    rest.questions,
    rest.video,
    rest.contactForm,
    rest.newsletter,
    rest.articles,
  ].find((one) => one?.title)?.title ??
  quote?.text ??
  ''

function AddSection({ onAdd }: { readonly onAdd: (type: SectionType) => void }) {
  const { pages } = useMessages()
  return (
    <fieldset className="page-add">
      <legend>{pages.add}</legend>
      {sectionTypes.map((type) => (
        <button key={type} type="button" className="button" onClick={() => onAdd(type)}>
          {pages.types[type]}
        </button>
      ))}
    </fieldset>
  )
}
