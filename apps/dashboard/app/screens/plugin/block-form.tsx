import type { PluginForm } from '@vitrine/contract/plugins'
import { type FormEvent, useState } from 'react'
import { createFormCall } from '../../api/client.ts'
import { Failure } from '../../shared/failure.tsx'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { pluginText } from '../../shared/plugin-text.ts'
import { useToast } from '../../shared/toast.tsx'
import type { Errors } from '../../shared/use-form.ts'
import { useCall, useInvalidate } from '../../shared/use-operation.ts'
import { FormField } from './form-field.tsx'
import { emptyFields, inputOf, startOf } from './form-values.ts'

interface BlockFormProps {
  readonly form: PluginForm
  readonly caption: string
}

/** Sends the form to an operation of the plug-in, and reloads the page. Errors preserve the input. */
export function BlockForm({ form, caption }: BlockFormProps) {
  const { plugins: labels } = useMessages()
  const language = useLanguage()
  const { siteId } = useCall()
  const showToast = useToast()
  const refresh = useInvalidate()
  const [values, setValues] = useState(() => startOf(form))
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<unknown>()
  const [isSending, setIsSending] = useState(false)

  async function send() {
    setIsSending(true)
    try {
      await createFormCall(siteId)(form, inputOf(form, values))
      setValues(startOf(form))
      showToast({ text: labels.saved })
      await refresh(['plugins.getPluginPage', 'plugins.listPlugins'])
    } catch (error) {
      const names = form.fields.map(({ name }) => name)
      const found = fieldErrorsOf(error, '', names)
      setErrors(found)
      if (Object.keys(found).length === 0) setFailure(error)
    } finally {
      setIsSending(false)
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setFailure(undefined)
    const missing = emptyFields(form, values)
    setErrors(Object.fromEntries(missing.map((name) => [name, labels.required])))
    if (missing.length === 0) void send()
  }

  return (
    <form className="plugin-form" noValidate onSubmit={onSubmit} aria-label={caption || undefined}>
      {caption && <h2>{caption}</h2>}
      {failure ? <Failure error={failure} /> : null}
      {form.fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          error={errors[field.name]}
          onValue={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
        />
      ))}
      <button type="submit" className="button button-primary" aria-disabled={isSending}>
        {pluginText(form.submit, language)}
      </button>
    </form>
  )
}
