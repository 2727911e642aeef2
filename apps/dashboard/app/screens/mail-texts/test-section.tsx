import { links } from '../../links.ts'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import { useAction } from '../../shared/use-operation.ts'
import { checkMail, type MailForm, type MailText, textsOf } from './form.ts'

interface TestSectionProps {
  readonly mailText: MailText
  readonly form: MailForm
  readonly orderId: string
}

/** Sends the mail with the current input to the user. */
export function TestSection({ mailText, form, orderId }: TestSectionProps) {
  const messages = useMessages()
  const { mailTexts: texts } = messages
  const test = useAction('mailTexts.sendMailTextTest')
  const { mail, language } = mailText
  const isRight = Object.keys(checkMail(mailText, form, messages)).length === 0
  const send = () => test.mutate({ mail, language, texts: textsOf(form), orderId: orderId || null })
  return (
    <Section title={texts.test} hint={texts.testText}>
      <button
        type="button"
        className="button button-start"
        disabled={!isRight || test.isPending}
        onClick={send}
      >
        {test.isPending ? texts.testBusy : texts.testSend}
      </button>
      {test.error && <Failure error={test.error} title={texts.testFailed} />}
      {test.data && (
        <p className="test-said" role="status">
          {test.data.state === 'WAITING' ? (
            texts.testSent({ to: test.data.to })
          ) : (
            <>
              {texts.testRetained}{' '}
              <a href={links.mailbox()} target="_blank" rel="noreferrer">
                {texts.mailbox}
              </a>
            </>
          )}
        </p>
      )}
    </Section>
  )
}
