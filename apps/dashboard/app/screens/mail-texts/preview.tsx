import { useEffect, useState } from 'react'
import { Failure } from '../../shared/failure.tsx'
import { SelectField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { checkMail, type MailForm, type MailText, textsOf } from './form.ts'

interface MailPreviewProps {
  readonly mailText: MailText
  readonly form: MailForm
  readonly orderId: string
  readonly onOrder: (id: string) => void
}

const views = ['desktop', 'phone', 'text'] as const
type View = (typeof views)[number]

/** A preview of the mail with the current input, rendered by the server. */
export function MailPreview({ mailText, form, orderId, onOrder }: MailPreviewProps) {
  const { mailTexts: texts, shell } = useMessages()
  const [view, setView] = useState<View>(viewThatFits)
  const { shown, isBehind } = useLastRight(mailText, form)
  const { mail, language, aboutOrder } = mailText
  const result = useOperation(
    'mailTexts.previewMailText',
    { mail, language, texts: textsOf(shown), orderId: orderId || null },
    { keepPrevious: true },
  )
  const preview = result.data?.preview
  return (
    <section className="mail-preview" aria-label={texts.preview} aria-busy={result.isFetching}>
      <SelectField
        label={texts.view}
        value={view}
        options={views.map((value) => [value, texts.views[value]] as const)}
        onValue={setView}
      />
      {aboutOrder && <OrderField orderId={orderId} onOrder={onOrder} />}
      {isBehind && <p className="notice">{texts.behind}</p>}
      {result.error && <Failure error={result.error} onRetry={() => result.refetch()} />}
      {!preview && !result.error && <p className="mute">{shell.loading}</p>}
      {preview && (
        <>
          <p className="mail-subject" lang={language} dir="auto">
            <span className="mute">{texts.parts.subject}</span> <strong>{preview.subject}</strong>
          </p>
          {view === 'text' ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it
            <pre className="mail-plain" tabIndex={0} lang={language} dir="auto">
              {preview.text}
            </pre>
          ) : (
            <div className="mail-frame" data-view={view}>
              <iframe title={texts.frame} sandbox="" srcDoc={preview.html} />
            </div>
          )}
        </>
      )}
    </section>
  )
}

const viewThatFits = (): View => (matchMedia('(max-width: 52rem)').matches ? 'phone' : 'desktop')

const PAUSE_MS = 300

/** The last valid input, debounced. */
function useLastRight(mailText: MailText, form: MailForm) {
  const messages = useMessages()
  const [shown, setShown] = useState(form)
  const isBehind = Object.keys(checkMail(mailText, form, messages)).length > 0
  useEffect(() => {
    if (isBehind) return
    const timer = setTimeout(() => setShown(form), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [form, isBehind])
  return { shown, isBehind }
}

const LATEST = 10

/** An order of the shop in place of the example. */
function OrderField({ orderId, onOrder }: Pick<MailPreviewProps, 'orderId' | 'onOrder'>) {
  const { mailTexts: texts } = useMessages()
  const { data } = useOperation('orders.queryOrders', {
    query: { cursorPaging: { limit: LATEST } },
  })
  const orders = data?.orders ?? []
  if (orders.length === 0) return null
  return (
    <SelectField
      label={texts.order}
      value={orderId}
      options={[
        ['', texts.example],
        ...orders.map(
          ({ id, number, buyerName }) =>
            [id, [number, buyerName].filter(Boolean).join(' · ')] as const,
        ),
      ]}
      onValue={onOrder}
    />
  )
}
