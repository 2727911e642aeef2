import type { SiteSettings } from '@vitrine/contract/sites'
import { Status } from '@vitrine/ui/status'
import { type FormEvent, useState } from 'react'
import { Failure } from '../../scaffold/failure.tsx'
import { Switch, TextField } from '../../scaffold/fields.tsx'
import { currencyDigits, formatMoment, formatMoney } from '../../scaffold/format.ts'
import { useMessages } from '../../scaffold/messages.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import {
  changesOf,
  checkSettings,
  formOfSettings,
  isLocale,
  type SettingsErrors,
  type SettingsForm,
} from './form.ts'

interface SettingsPageProps {
  readonly settings: SiteSettings
  readonly busy: boolean
  readonly errors: SettingsErrors
  readonly failure?: unknown
  readonly now: Date
  readonly onSave: (changes: Partial<SettingsForm>) => void
}

export function SettingsPage(props: SettingsPageProps) {
  const { settings: stored, busy, failure, now, onSave } = props
  const messages = useMessages()
  const { settings, action } = messages
  const base = formOfSettings(stored)
  const [form, setForm] = useState(base)
  const [missing, setMissing] = useState<SettingsErrors>({})
  const errors = { ...props.errors, ...missing }
  const dirty = Object.keys(changesOf(form, base)).length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = checkSettings(form, messages)
    setMissing(found)
    if (Object.keys(found).length === 0) onSave(changesOf(form, base))
  }
  return (
    <form className="settings" onSubmit={submit} noValidate>
      <PageHeader
        title={settings.title}
        aside={
          <span role="status">
            <Status tone={dirty ? 'warn' : 'good'}>
              {dirty ? settings.changed : settings.same}
            </Status>
          </span>
        }
        actions={
          <button type="submit" className="button button-primary" disabled={busy || !dirty}>
            {busy ? action.saving : action.save}
          </button>
        }
      />
      {failure !== undefined && failure !== null && <Failure error={failure} />}
      <div className="editor-columns">
        <Fields form={form} errors={errors} set={(part) => setForm({ ...form, ...part })} />
        <Samples form={form} now={now} />
      </div>
    </form>
  )
}

interface FieldsProps {
  readonly form: SettingsForm
  readonly errors: SettingsErrors
  readonly set: (part: Partial<SettingsForm>) => void
}

function Fields({ form, errors, set }: FieldsProps) {
  const { settings } = useMessages()
  return (
    <div className="form-section">
      <TextField
        label={settings.name}
        name="name"
        autoComplete="off"
        value={form.name}
        error={errors.name}
        onText={(name) => set({ name })}
      />
      <TextField
        label={settings.tagline}
        name="tagline"
        autoComplete="off"
        hint={settings.taglineHint}
        value={form.tagline}
        error={errors.tagline}
        onText={(tagline) => set({ tagline })}
      />
      <div className="fields-2">
        <TextField
          label={settings.currency}
          name="currency"
          autoComplete="off"
          hint={settings.currencyHint}
          value={form.currency}
          error={errors.currency}
          onText={(currency) => set({ currency: currency.trim().toUpperCase() })}
        />
        <TextField
          label={settings.locale}
          name="locale"
          autoComplete="off"
          hint={settings.localeHint}
          value={form.locale}
          error={errors.locale}
          onText={(locale) => set({ locale: locale.trim() })}
        />
      </div>
      <Switch
        label={settings.approval}
        hint={settings.approvalHint}
        checked={form.requireOwnerApproval}
        onChecked={(requireOwnerApproval) => set({ requireOwnerApproval })}
      />
    </div>
  )
}

/** The shop's head, a price and a date as the settings make them. */
function Samples({ form, now }: { readonly form: SettingsForm; readonly now: Date }) {
  const { settings } = useMessages()
  const locale = isLocale(form.locale) ? form.locale : 'en'
  const digits = currencyDigits(form.currency)
  return (
    <div className="editor-preview">
      <figure className="preview">
        <figcaption>{settings.preview}</figcaption>
        <p className="preview-name">{form.name}</p>
        {form.tagline && <p>{form.tagline}</p>}
        <dl className="samples">
          <dt>{settings.samplePrice}</dt>
          <dd className="figure">
            {formatMoney(digits === 0 ? '1234' : '1234.5', form.currency, locale)}
          </dd>
          <dt>{settings.sampleDate}</dt>
          <dd>{formatMoment(now, locale)}</dd>
        </dl>
      </figure>
    </div>
  )
}
