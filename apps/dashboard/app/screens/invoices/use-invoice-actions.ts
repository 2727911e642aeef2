import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'
import { type InvoiceSummary, staleInvoices } from './search.ts'

const options = { invalidates: staleInvoices }

/** Actions on a document. */
export function useInvoiceActions() {
  const messages = useMessages()
  const { invoices: texts } = messages
  const showToast = useToast()
  const confirm = useConfirm()
  const send = useAction('invoices.sendInvoice', options)
  const credit = useAction('invoices.createCreditNote', options)
  const attempt = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await work()
      showToast({ text: done })
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
    }
  }
  return {
    isBusy: send.isPending || credit.isPending,
    onSend: ({ id, number }: InvoiceSummary): void => {
      void attempt(() => send.mutateAsync({ id }), texts.mailed({ number }))
    },
    onCredit: async ({ id, number }: InvoiceSummary) => {
      const question = {
        title: texts.creditTitle({ number }),
        text: texts.creditText,
        yes: texts.credit,
        no: texts.keep,
      }
      if (!(await confirm(question))) return
      await attempt(() => credit.mutateAsync({ id }), texts.creditedDone({ number }))
    },
  }
}
export type InvoiceActions = ReturnType<typeof useInvoiceActions>

/** Issues the invoices of orders, and reports the result. */
export function useIssue() {
  const messages = useMessages()
  const { invoices: texts } = messages
  const showToast = useToast()
  const issue = useAction('invoices.issueInvoices', options)
  const fail = (text: string) => showToast({ text, isError: true })
  const run = async (orderIds: readonly string[]): Promise<boolean> => {
    try {
      const { results } = await issue.mutateAsync({ orderIds: [...orderIds] })
      const failed = results.filter(({ error }) => error)
      const [first] = failed
      if (first?.error) fail(texts.failed({ n: failed.length, reason: first.error.description }))
      const issued = results.filter((one) => one.issued).length
      const known = results.length - failed.length - issued
      if (issued > 0) showToast({ text: texts.issuedDone({ n: issued }) })
      else if (known > 0) showToast({ text: texts.knownDone({ n: known }) })
      return failed.length === 0
    } catch (error) {
      fail(errorMessage(error, messages))
      return false
    }
  }
  return { run, isBusy: issue.isPending }
}
