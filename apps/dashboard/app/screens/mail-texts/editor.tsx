import { useState } from 'react'
import { links } from '../../links.ts'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorCodeOf } from '../../shared/error-code.ts'
import { FormPage } from '../../shared/form-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useForm } from '../../shared/use-form.ts'
import { useAction, useInvalidate } from '../../shared/use-operation.ts'
import { useUnsavedChangesGuard } from '../../shared/use-unsaved-changes-guard.ts'
import { BackToMails } from './back.tsx'
import { checkMail, formOf, type MailForm, type MailText, refusalsOf, textsOf } from './form.ts'
import { LanguageField } from './languages.tsx'
import { PartFields } from './part-fields.tsx'
import { MailPreview } from './preview.tsx'
import { TestSection } from './test-section.tsx'
import './mail-texts.css'

const reads = ['mailTexts.listMailTexts', 'mailTexts.getMailText', 'history.listHistory'] as const

/** The texts of one mail in one language, next to a preview. */
export function MailTextEditor({ mailText }: { readonly mailText: MailText }) {
  const messages = useMessages()
  const { mailTexts: texts } = messages
  const { mail, language } = mailText
  const { go } = useNavigation()
  const [orderId, setOrderId] = useState('')
  const state = useForm(formOf(mailText))
  const { form, set, errors } = state
  useUnsavedChangesGuard(texts.mails[mail], state.hasUnsavedChanges)
  const { save, reset, busy, failure } = useSaving(mailText, state)
  return (
    <FormPage
      title={texts.mails[mail]}
      backLink={<BackToMails language={language} />}
      tabs={
        <div className="mail-language">
          <LanguageField
            value={language}
            onLanguage={(chosen) =>
              go(links.mailText(mail, { language: chosen }), { replace: true })
            }
          />
        </div>
      }
      dirty={state.dirty}
      busy={busy}
      errors={errors}
      remoteChange={state.remoteChange}
      failure={failure}
      saveOperation="mailTexts.saveMailText"
      onSave={() => {
        const problems = checkMail(mailText, form, messages)
        state.showErrors(problems)
        if (Object.keys(problems).length === 0) save()
      }}
      below={
        <IfAllowed call="mailTexts.sendMailTextTest">
          <TestSection mailText={mailText} form={form} orderId={orderId} />
        </IfAllowed>
      }
      preview={
        <MailPreview mailText={mailText} form={form} orderId={orderId} onOrder={setOrderId} />
      }
    >
      <PartFields mailText={mailText} form={form} errors={errors} onChange={set} />
      {Object.keys(mailText.texts).length > 0 && (
        <button type="button" className="button button-start" disabled={busy} onClick={reset}>
          {texts.reset}
        </button>
      )}
    </FormPage>
  )
}

type State = ReturnType<typeof useForm<MailForm>>

/** Saves the texts, or resets them to the default. */
function useSaving(mailText: MailText, { form, markSaved, showErrors }: State) {
  const messages = useMessages()
  const { mailTexts: texts } = messages
  const { mail, language, revision } = mailText
  const showToast = useToast()
  const confirm = useConfirm()
  const refresh = useInvalidate()
  const action = useAction('mailTexts.saveMailText', { invalidates: reads })
  const resetting = useAction('mailTexts.resetMailText', { invalidates: reads })
  const onError = (error: unknown) => {
    showErrors(refusalsOf(error, messages))
    // Shows the texts saved elsewhere, with the choice to overwrite them.
    void refresh(['mailTexts.getMailText'])
  }
  const onSuccess = (text: string) => (reply: { readonly mailText: MailText }) => {
    markSaved(formOf(reply.mailText))
    showToast({ text })
  }
  const save = () =>
    action.mutate(
      { mail, language, revision, texts: textsOf(form) },
      { onSuccess: onSuccess(texts.saved), onError },
    )
  const reset = async () => {
    const yes = await confirm({
      title: texts.resetTitle,
      text: texts.resetText,
      yes: texts.reset,
    })
    if (!yes) return
    resetting.mutate({ mail, language, revision }, { onSuccess: onSuccess(texts.isReset), onError })
  }
  const error = action.error ?? resetting.error ?? undefined
  const isAboutParts = Object.keys(refusalsOf(error, messages)).length > 0
  const isStale = errorCodeOf(error) === 'INVALID_REVISION'
  return {
    save,
    reset,
    busy: action.isPending || resetting.isPending,
    failure: isAboutParts || isStale ? undefined : error,
  }
}
