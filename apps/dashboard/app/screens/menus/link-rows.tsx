import { GripVertical, Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Suggestion } from '../../shared/combobox.tsx'
import { SelectField, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PickerField } from '../../shared/picker-field.tsx'
import { useCollectionNames, useCollectionSearch } from '../../shared/references.ts'
import { RowHandle } from '../../shared/row-handle.tsx'
import { useToast } from '../../shared/toast.tsx'
import type { Errors } from '../../shared/use-form.ts'
import { moved } from '../product/form-items.ts'
import { JOURNAL_LINK, type LinkForm, type LinkKind, newLink } from './form.ts'

interface LinkRowsProps {
  readonly links: readonly LinkForm[]
  /** Name of the list, for the button that adds an entry. */
  readonly name: string
  readonly pages: readonly Suggestion[]
  readonly errors: Errors
  readonly max: number
  /** Entries have entries below them. */
  readonly isNested?: boolean
  readonly onChange: (links: readonly LinkForm[]) => void
}

/** Entries of a menu or of the footer: add, arrange by drag or keyboard, change, remove. */
export function LinkRows(props: LinkRowsProps) {
  const { links, name, pages, errors, max, isNested, onChange } = props
  const { menus } = useMessages()
  const showToast = useToast()
  const list = useRef<HTMLUListElement>(null)
  const latest = useRef(links)
  latest.current = links
  const [announcement, setAnnouncement] = useState('')
  const nameOf = (link: LinkForm, at: number) => link.label.trim() || menus.entry({ n: at + 1 })
  const move = (at: number, by: number) => {
    const link = links[at]
    const next = moved(links, at, by)
    if (!link || next === links) return
    onChange(next)
    setAnnouncement(menus.moved({ name: nameOf(link, at), at: at + by + 1, all: links.length }))
  }
  const remove = (link: LinkForm, at: number) => {
    onChange(links.filter(({ id }) => id !== link.id))
    const undo = () => onChange([...latest.current.slice(0, at), link, ...latest.current.slice(at)])
    showToast({ text: menus.removed({ name: nameOf(link, at) }), undo })
  }
  const change = (link: LinkForm) => onChange(links.map((one) => (one.id === link.id ? link : one)))
  return (
    <>
      <ul ref={list} className="menu-rows">
        {links.map((link, at) => (
          <li key={link.id}>
            <div className="menu-row">
              <RowHandle
                label={menus.move({ name: nameOf(link, at) })}
                list={list}
                at={at}
                onMove={(by) => move(at, by)}
              >
                <GripVertical aria-hidden="true" />
              </RowHandle>
              <LinkFields link={link} pages={pages} errors={errors} onChange={change} />
              <button
                type="button"
                className="icon-button"
                aria-label={menus.remove({ name: nameOf(link, at) })}
                title={menus.remove({ name: nameOf(link, at) })}
                onClick={() => remove(link, at)}
              >
                <X aria-hidden="true" />
              </button>
            </div>
            {isNested && (
              <LinkRows
                links={link.items}
                name={nameOf(link, at)}
                pages={pages}
                errors={errors}
                max={20}
                onChange={(items) => change({ ...link, items })}
              />
            )}
          </li>
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
      {links.length < max && (
        <button
          type="button"
          className="button button-start"
          onClick={() => onChange([...links, newLink()])}
        >
          <Plus aria-hidden="true" />
          {isNested === undefined ? menus.addBelow({ name }) : menus.addTo({ list: name })}
        </button>
      )}
    </>
  )
}

interface LinkFieldsProps extends Pick<LinkRowsProps, 'pages' | 'errors'> {
  readonly link: LinkForm
  readonly onChange: (link: LinkForm) => void
}

const kinds: readonly LinkKind[] = ['collection', 'page', 'journal', 'link']

function LinkFields({ link, pages, errors, onChange }: LinkFieldsProps) {
  const { menus } = useMessages()
  const { id, kind, target, label } = link
  // Custom links have no name to use as label.
  const hasName = kind === 'collection' || kind === 'page'
  const [targetError, labelError] = [errors[`${id}.target`], errors[`${id}.label`]]
  const setTarget = (next: string) => onChange({ ...link, target: next })
  return (
    <div className="menu-fields">
      <SelectField
        label={menus.kind}
        value={kind}
        options={kinds.map((one) => [one, menus.kinds[one]])}
        onValue={(next) =>
          onChange(
            next === 'journal'
              ? { ...link, kind: next, target: JOURNAL_LINK, label: label || menus.kinds.journal }
              : { ...link, kind: next, target: '' },
          )
        }
      />
      {kind === 'collection' && (
        <CollectionTarget target={target} error={targetError} onTarget={setTarget} />
      )}
      {kind === 'page' && (
        <SelectField
          label={menus.page}
          {...(targetError && { error: targetError })}
          value={target}
          options={[['', menus.choosePage], ...pages.map((page) => [page.id, page.name] as const)]}
          onValue={setTarget}
        />
      )}
      {kind === 'link' && (
        <TextField
          label={menus.link}
          {...(targetError && { error: targetError })}
          dir="ltr"
          maxLength={500}
          autoComplete="off"
          value={target}
          onText={(text) => setTarget(text.trim())}
        />
      )}
      <TextField
        label={menus.label}
        {...(hasName && { hint: menus.labelHint })}
        {...(labelError && { error: labelError })}
        maxLength={60}
        dir="auto"
        value={label}
        onText={(text) => onChange({ ...link, label: text })}
      />
    </div>
  )
}

interface CollectionTargetProps {
  readonly target: string
  readonly error: string | undefined
  readonly onTarget: (id: string) => void
}

function CollectionTarget({ target, error, onTarget }: CollectionTargetProps) {
  const { menus, pages, picker } = useMessages()
  return (
    <PickerField
      label={menus.kinds.collection}
      placeholder={pages.findCollection}
      error={error}
      chosen={useCollectionNames(target ? [target] : [], picker.unnamed)}
      useSearch={useCollectionSearch}
      onChosen={(ids) => onTarget(ids.at(-1) ?? '')}
    />
  )
}
