import type { OutputOf } from '../../api/client.ts'
import { links } from '../../links.ts'
import { Skeleton } from '../../shared/empty-state.tsx'
import { errorCodeOf } from '../../shared/error-code.ts'
import { Failure } from '../../shared/failure.tsx'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { FormPage } from '../../shared/form-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useForm } from '../../shared/use-form.ts'
import { useAction, useInvalidate, useOperation } from '../../shared/use-operation.ts'
import { useUnsavedChangesGuard } from '../../shared/use-unsaved-changes-guard.ts'
import { SettingsFields } from './settings-fields.tsx'
import { checkSettings, formOf, pathsOf, settingsOf } from './settings-form.ts'

type InvoiceSettings = OutputOf<'invoices.getInvoiceSettings'>

export function InvoiceSettingsRoute() {
  const { invoices: texts, shell } = useMessages()
  const result = useOperation('invoices.getInvoiceSettings', {})
  if (result.data) return <InvoiceSettingsForm saved={result.data} />
  return (
    <>
      <PageHeader title={texts.settings.title} backLink={<Back />} />
      {result.error ? (
        <Failure error={result.error} onRetry={() => result.refetch()} />
      ) : (
        <Skeleton rows={8} label={shell.loading} />
      )}
    </>
  )
}

const Back = () => {
  const { invoices: texts } = useMessages()
  return <Link href={links.invoices()}>{texts.title}</Link>
}

/** The seller, and when and how invoices are issued. */
function InvoiceSettingsForm({ saved }: { readonly saved: InvoiceSettings }) {
  const messages = useMessages()
  const texts = messages.invoices.settings
  const showToast = useToast()
  const refresh = useInvalidate()
  const state = useForm(formOf(saved.settings))
  const { form, set, errors, dirty } = state
  useUnsavedChangesGuard(texts.title, state.hasUnsavedChanges)
  const action = useAction('invoices.saveInvoiceSettings', {
    invalidates: ['invoices.getInvoiceSettings'],
  })
  const refusalsOf = (error: unknown) => ({
    ...fieldErrorsOf(error, 'settings.', pathsOf(form)),
    ...fieldErrorsOf(error, 'settings.seller.', pathsOf(form)),
    ...fieldErrorsOf(error, 'settings.seller.address.', pathsOf(form)),
  })
  const isStale = errorCodeOf(action.error) === 'INVALID_REVISION'
  const save = () => {
    const problems = checkSettings(form, messages)
    state.showErrors(problems)
    if (Object.keys(problems).length > 0) return
    action.mutate(
      { settings: settingsOf(form), revision: saved.revision },
      {
        onSuccess: ({ settings, missing }) => {
          state.markSaved(formOf(settings))
          showToast({ text: missing.length > 0 ? texts.savedIncomplete : texts.saved })
        },
        onError: (error) => {
          state.showErrors(refusalsOf(error))
          // Shows the values saved elsewhere, with the choice to overwrite them.
          void refresh(['invoices.getInvoiceSettings'])
        },
      },
    )
  }
  const isAboutFields = Object.keys(refusalsOf(action.error)).length > 0
  return (
    <FormPage
      title={texts.title}
      backLink={<Back />}
      text={texts.text}
      dirty={dirty}
      busy={action.isPending}
      errors={errors}
      remoteChange={state.remoteChange}
      failure={isAboutFields || isStale ? undefined : (action.error ?? undefined)}
      saveOperation="invoices.saveInvoiceSettings"
      onSave={save}
    >
      <SettingsFields form={form} errors={errors} missing={saved.missing} set={set} />
    </FormPage>
  )
}
