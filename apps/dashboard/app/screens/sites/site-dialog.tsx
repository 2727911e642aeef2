import type { SiteSummary } from '@vitrine/contract/sites'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../../scaffold/dialog.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { SelectField, TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { refusalsOf } from '../../scaffold/refusals.ts'
import type { Errors } from '../../scaffold/use-form.ts'
import { namespaceOptions } from './namespaces.ts'

export interface SiteForm {
  readonly name: string
  readonly currency: string
  readonly locale: string
  readonly namespace: SiteSummary['namespace']
}
interface SiteDialogProps {
  /** The site that is copied; undefined for a new one. */
  readonly original: SiteSummary | undefined
  readonly busy: boolean
  readonly failure?: unknown
  readonly onClose: () => void
  readonly onCreate: (form: SiteForm) => void
}

/** Asks how a new site or a copy is called and what it is for. */
export function SiteDialog({ original, busy, failure, onClose, onCreate }: SiteDialogProps) {
  const { sites: words, settings, action } = useMessages()
  const [form, setForm] = useState<SiteForm>({
    name: original ? words.copyOf(original.name) : '',
    currency: 'USD',
    locale: 'en-US',
    namespace: original?.namespace ?? 'HEADLESS',
  })
  const [asked, setAsked] = useState(false)
  const name = form.name.trim()
  const badName = name === '' || name.length > 80 ? words.badName : undefined
  const refused = refusalsOf(failure, 'site.', ['name', 'currency', 'locale'], {
    UNKNOWN_CURRENCY: ['currency', settings.badCurrency],
    UNKNOWN_LOCALE: ['locale', settings.badLocale],
  })
  const errors: Errors = { ...refused, ...(asked && badName ? { name: badName } : {}) }
  const set = (change: Partial<SiteForm>) => setForm({ ...form, ...change })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!badName) onCreate({ ...form, name })
  }
  const field = (one: 'name' | 'currency' | 'locale') => ({
    name: one,
    label: words[one],
    value: form[one],
    autoComplete: 'off',
    ...(errors[one] ? { error: errors[one] } : {}),
  })
  const title = original ? words.duplicateTitle(original.name) : words.newTitle
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="dialog-form" onSubmit={submit} noValidate>
        {original && <p>{words.duplicateText}</p>}
        {failure && Object.keys(refused).length === 0 ? <Failure error={failure} /> : null}
        <TextField {...field('name')} data-first="" onText={(text) => set({ name: text })} />
        {!original && (
          <div className="fields-2">
            <TextField
              {...field('currency')}
              maxLength={3}
              onText={(text) => set({ currency: text.trim().toUpperCase() })}
            />
            <TextField {...field('locale')} onText={(text) => set({ locale: text.trim() })} />
          </div>
        )}
        <SelectField
          label={words.namespace}
          hint={words.namespaceHint}
          value={form.namespace}
          options={namespaceOptions(form.namespace, words.namespaces)}
          onValue={(namespace) => set({ namespace })}
        />
        <footer>
          <button type="button" className="button" onClick={onClose}>
            {action.cancel}
          </button>
          <button type="submit" className="button button-primary" disabled={busy}>
            {original ? words.actions.duplicate : words.create}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
